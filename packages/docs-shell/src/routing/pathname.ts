/** The language whose addresses have no prefix. */
export const defaultLanguage = 'en';

/** Returns whether the first segment of a path is a language prefix: any two lowercase letters. */
export function isLanguagePrefix(segment: string | undefined): segment is string {
  return segment !== undefined && /^[a-z]{2}$/.test(segment);
}

/** Returns whether an address is on another site: an absolute http(s) URL. */
export function isExternal(address: string): boolean {
  return /^https?:\/\//i.test(address);
}

/** Returns the only spelling of a pathname without language prefix: single slashes, none at the end, no query and hash. */
export function normalizePathname(pathname: string): string {
  return `/${parseSegments(pathname).join('/')}`;
}

/** Returns the decoded path segments of a path or an absolute http(s) URL, without empty segments, query and hash. */
export function parseSegments(url: string): readonly string[] {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
  return path
    .split('/')
    .filter((segment) => segment !== '')
    .map(decodeSegment);
}

/**
 * Characters that would change the meaning of the path stay escaped (`%2F` is no slash), so that parsing a result
 * again returns the same result.
 */
function decodeSegment(segment: string): string {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment).replace(/[%/?#]/g, encodeURIComponent);
  } catch {
    return segment;
  }
}
