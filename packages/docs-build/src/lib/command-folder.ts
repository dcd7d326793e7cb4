/** Written by `bin/bundle-command.mjs`. */
declare const docsCommandFolder: string | undefined;

/**
 * The absolute folder of the bundled command, whose name is the digest of its sources and of the lockfile. Undefined in tests
 * and in the published package, which run from files of their own.
 */
export const commandFolder =
  typeof docsCommandFolder === 'undefined' ? undefined : docsCommandFolder;
