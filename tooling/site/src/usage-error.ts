/** A command that cannot run as it was called; the message says how. */
export class UsageError extends Error {}
