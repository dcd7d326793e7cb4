import { readText } from '../lib/read-text';
import { maxManifestBytes } from '../product/published-manifest';

/** The result of a request for a JSON file. */
export type JsonAnswer =
  | { readonly kind: 'found'; readonly value: unknown }
  /** The file does not exist: 404, 410, or 204, which browsers do not report on the console. */
  | { readonly kind: 'gone' }
  /** No response in time, no response at all, too many bytes, or no JSON. */
  | { readonly kind: 'failed' };

const goneStatuses: readonly number[] = [204, 404, 410];

interface FetchJsonOptions {
  /** For the response and its body. */
  readonly timeoutMs?: number;
  /** After decompression. The default is that of the largest manifest of a product. */
  readonly maxBytes?: number;
}

/** Requests a JSON file. Other teams publish it, so its time and size are limited. Never rejects. */
export async function fetchJson(
  url: string,
  { timeoutMs = 2000, maxBytes = maxManifestBytes }: FetchJsonOptions = {},
): Promise<JsonAnswer> {
  const done = new AbortController();
  try {
    const signal = AbortSignal.any([done.signal, AbortSignal.timeout(timeoutMs)]);
    const response = await fetch(url, { signal });
    if (goneStatuses.includes(response.status)) {
      return { kind: 'gone' };
    }
    return response.ok
      ? { kind: 'found', value: JSON.parse(await readText(response, maxBytes)) }
      : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  } finally {
    // Stops the download of a body that was not read to its end.
    done.abort();
  }
}
