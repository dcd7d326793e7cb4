/**
 * Whether a value from another product, or from storage, is an address of this site: a path that begins with one slash.
 * Browsers drop tabs and line breaks of an address and read `\\` as `/`, so that `/\t/host` and `/\\host` lead to another site.
 */
export function isSiteAddress(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?![/\\])[^\s\p{Cc}]*$/u.test(value);
}
