import { refusesTracking } from '../analytics/consent';
import { failedLookupsPath, type FailedLookup } from './service-contract';

/**
 * Reports what a reader looked for and did not find. Readers do not send it themselves, so nothing is reported from a
 * browser that refuses tracking. Does not wait for the response and ignores failures.
 */
export function reportFailedLookup(url: string, lookup: FailedLookup): void {
  if (refusesTracking(navigator)) {
    return;
  }
  void fetch(`${url}${failedLookupsPath}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(lookup),
    keepalive: true,
  }).catch(() => undefined);
}
