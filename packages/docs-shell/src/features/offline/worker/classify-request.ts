import { isAsset } from '../../../lib/is-asset';

/** How the worker treats a request: a page, a file with a hash in its name, another file of the site, or not at all. */
export type RequestKind = 'page' | 'asset' | 'data' | 'none';

/** The properties of a request that decide. */
export interface RequestFacts {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly hasRange: boolean;
}

/** Classifies a request. Other origins, `/api/`, range requests and methods other than GET are left to the browser. */
export function classifyRequest(
  { method, url, mode, hasRange }: RequestFacts,
  siteOrigin: string,
): RequestKind {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== siteOrigin || hasRange || pathname.startsWith('/api/')) {
    return 'none';
  }
  if (mode === 'navigate') {
    if (pathname.endsWith('.md')) {
      return 'data';
    }
    // An image or a text file that is opened on its own is not a page.
    return /\.(?!html$)[a-z0-9]+$/i.test(pathname) ? 'none' : 'page';
  }
  return isAsset(pathname) ? 'asset' : 'data';
}
