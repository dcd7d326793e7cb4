import type { PageEntry } from '../manifest';
import type { Marker } from './types';

/** The markers of an entry in the order in which they are shown; an entry may carry several (SPEC NAV-1). */
export function resolveMarkers(entry: PageEntry): readonly Marker[] {
  const flags = {
    new: entry.newFeature,
    planned: entry.planned,
    unstable: entry.unstable,
    beta: entry.beta,
    legacy: entry.legacy,
    pro: entry.plan === 'pro',
    premium: entry.plan === 'premium',
  } satisfies Record<Marker, boolean | undefined>;
  return markerOrder.filter((marker) => flags[marker] === true);
}

const markerOrder: readonly Marker[] = [
  'new',
  'planned',
  'unstable',
  'beta',
  'legacy',
  'pro',
  'premium',
];
