/** What a reader looked for in vain (SPEC FB-3). */
export type Miss =
  | { readonly kind: 'not-found'; readonly product: string; readonly page: string }
  | { readonly kind: 'empty-search'; readonly product: string; readonly query: string };

/** Lets the team know. Nobody waits for it, and nothing is said when it fails. */
export function reportMiss(url: string, miss: Miss): void {
  void fetch(`${url}/misses`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(miss),
    keepalive: true,
  }).catch(() => undefined);
}
