/**
 * Returns whether a value from another product or from storage is a path on this site, with exactly one slash at its
 * start. Browsers remove tabs and line breaks from a URL and read `\\` as `/`, so `/\t/host` and `/\\host` lead to
 * another site.
 */
export function isSiteAddress(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?![/\\])[^\s\p{Cc}]*$/u.test(value);
}
