import { readText } from '../../lib/read-text';

/** For the response and its body. */
const timeoutMs = 5000;
/** Listings of ad networks have a few hundred bytes per ad. */
const maxBytes = 64 * 1024;

/**
 * Requests a listing. Returns the parsed JSON, or `undefined` if it is late, too long, not JSON or an error.
 * @param onRefused Called if the request ends without a response: an ad blocker stops it, or there is no connection.
 */
export async function fetchListing(
  url: string,
  signal: AbortSignal,
  onRefused?: () => void,
): Promise<unknown> {
  const done = new AbortController();
  try {
    const request = fetch(url, {
      // A cached listing may contain an ad that the network does not show any more.
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.any([signal, done.signal, AbortSignal.timeout(timeoutMs)]),
    });
    const response = await request.catch((error: unknown) => {
      // A timeout is no `TypeError`.
      if (error instanceof TypeError) onRefused?.();
      throw error;
    });
    return response.ok ? (JSON.parse(await readText(response, maxBytes)) as unknown) : undefined;
  } catch {
    return undefined;
  } finally {
    // Stops the download of a body that was not read to its end.
    done.abort();
  }
}
