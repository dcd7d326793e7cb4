/** Invalid arguments of a command. The message describes the usage. */
export class UsageError extends Error {}
