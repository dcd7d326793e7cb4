import { emitEvent } from '../analytics/emit-event.client';
import { isSampled } from '../analytics/is-sampled';

/** Fraction of the ad events that is sent. */
export const adSampleRate = 0.1;

/** Sends an event to analytics, if the site has it. Clicks are sent through the attributes of the ad. */
export function trackAd(action: 'display' | 'crash'): void {
  if (isSampled(String(adSampleRate))) {
    emitEvent('ad', { action });
  }
}
