import { emitEvent } from '../analytics/emit-event.client';
import { keepsSplit } from '../analytics/keeps-split';

/** Fraction of all ad events that is sent (SPEC AD-2). */
export const adSplit = 0.1;

/** Tells analytics, where it is there, what became of an ad; a click is told by its markup. */
export function trackAd(action: 'display' | 'crash'): void {
  if (keepsSplit(String(adSplit))) {
    emitEvent('ad', { action });
  }
}
