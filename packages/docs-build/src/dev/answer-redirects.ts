import type { RequestListener } from 'node:http';
import { resolveRequest, type SiteContents } from '../serve';

/**
 * Creates a listener that redirects as hosts do: from pages that have moved, and from other forms of an address. The
 * redirects are temporary, because a browser remembers a permanent one after its author has changed it.
 *
 * @param listAddresses - addresses of the app, or undefined while it has mistakes
 * @param answer - answers all other requests
 */
export function answerRedirects(
  listAddresses: () => Promise<SiteContents | undefined>,
  answer: RequestListener,
): RequestListener {
  return (request, response) => {
    const { method, url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      answer(request, response);
      return;
    }
    // The answer says what is wrong with the app.
    const known = listAddresses().catch(() => undefined);
    void known.then((addresses) => {
      const found = addresses && resolveRequest(url, addresses);
      if (found?.kind === 'redirect')
        response.writeHead(307, { Location: found.location, 'Cache-Control': 'no-store' }).end();
      else answer(request, response);
    });
  };
}
