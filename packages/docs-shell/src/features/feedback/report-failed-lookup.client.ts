import { failedLookupsPath, type FailedLookup } from './service-contract';

/** Reports what a reader looked for and did not find. Does not wait for the response and ignores failures. */
export function reportFailedLookup(url: string, lookup: FailedLookup): void {
  void fetch(`${url}${failedLookupsPath}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(lookup),
    keepalive: true,
  }).catch(() => undefined);
}
