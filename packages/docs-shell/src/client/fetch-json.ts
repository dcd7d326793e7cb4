/** What came of asking for a file of JSON. */
export type JsonAnswer =
  | { readonly kind: 'found'; readonly value: unknown }
  /** The server says that there is no such file: 404, 410, or 204, which browsers do not report on the console. */
  | { readonly kind: 'gone' }
  /** No answer in time, none at all, or none that can be read: nothing is known. */
  | { readonly kind: 'failed' };

const goneStatuses: readonly number[] = [204, 404, 410];

/** Milliseconds that somebody else's server may take (SPEC MAN-6). */
const timeLimit = 2000;

/** Asks for a file of JSON. Never rejects. */
export async function fetchJson(url: string, limit = timeLimit): Promise<JsonAnswer> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(limit) });
    if (goneStatuses.includes(response.status)) {
      return { kind: 'gone' };
    }
    return response.ok ? { kind: 'found', value: await response.json() } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}
