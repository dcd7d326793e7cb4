import { parseSegments } from './parse-segments';

/** The one spelling of a pathname without language prefix: single slashes, none at the end, no query and hash. */
export function normalizePathname(pathname: string): string {
  return `/${parseSegments(pathname).join('/')}`;
}
