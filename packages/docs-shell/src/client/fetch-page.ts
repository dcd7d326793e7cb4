import { readText } from '../lib/read-text';

/** The limit for a page. The largest page of the site is much smaller. */
const maxBytes = 4 * 1024 * 1024;
const timeoutMs = 15_000;

/**
 * Fetches another page of the site, to show parts of it in this one.
 * @throws {Error} The page cannot be loaded.
 */
export async function fetchPage(url: string): Promise<Document> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) {
    throw new Error(`${url} answers with ${response.status}.`);
  }
  return new DOMParser().parseFromString(await readText(response, maxBytes), 'text/html');
}
