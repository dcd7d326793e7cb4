/** The path's segments of a path or an absolute http(s) URL, decoded; empty ones, query and hash dropped. */
export function parseSegments(url: string): readonly string[] {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
  return path
    .split('/')
    .filter((segment) => segment !== '')
    .map(decodeSegment);
}

/**
 * Characters that would change the meaning of the path stay escaped (`%2F` is no slash),
 * so that reading an answer once more gives the same answer.
 */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment).replace(/[%/?#]/g, encodeURIComponent);
  } catch {
    return segment;
  }
}
