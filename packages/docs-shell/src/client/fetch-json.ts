/** The result of a request for a JSON file. */
export type JsonAnswer =
  | { readonly kind: 'found'; readonly value: unknown }
  /** The file does not exist: 404, 410, or 204, which browsers do not report on the console. */
  | { readonly kind: 'gone' }
  /** No response in time, no response at all, or no JSON. */
  | { readonly kind: 'failed' };

const goneStatuses: readonly number[] = [204, 404, 410];

const defaultTimeoutMs = 2000;

/** Requests a JSON file. Never rejects. */
export async function fetchJson(url: string, timeoutMs = defaultTimeoutMs): Promise<JsonAnswer> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (goneStatuses.includes(response.status)) {
      return { kind: 'gone' };
    }
    return response.ok ? { kind: 'found', value: await response.json() } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}
