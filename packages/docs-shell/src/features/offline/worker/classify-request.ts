/** What the worker does with a request: a page, a file named by its content, other data of the site, or nothing. */
export type RequestKind = 'page' | 'asset' | 'data' | 'none';

/** What a request says of itself. */
export interface RequestFacts {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly hasRange: boolean;
}

/** Decides what a request is to the worker. What is not a plain question to its own site goes its way untouched. */
export function classifyRequest(
  { method, url, mode, hasRange }: RequestFacts,
  origin: string,
): RequestKind {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || hasRange || pathname.startsWith('/api/')) {
    return 'none';
  }
  if (mode === 'navigate') {
    // A picture or a text that is opened alone is no page.
    return /\.(?!html$)[a-z0-9]+$/i.test(pathname) ? 'none' : 'page';
  }
  return pathname.startsWith('/_assets/') ? 'asset' : 'data';
}
