/**
 * Returns whether a value is an address of this site: a path, with query and hash if there are any. `//host` and
 * `/\host` lead to other sites, and browsers remove tabs and line breaks, so that `/<tab>/host` does, too.
 */
export function isSitePath(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(value);
}
