import type { Consent } from './consent';

/** Arguments of the tag function. */
export type TagCall = readonly unknown[];

/** Queues events until the reader decides about consent. */
export interface Tracker {
  readonly send: (...call: TagCall) => void;
  readonly decide: (consent: Consent) => void;
}

/** More than a page sends before the reader decides. */
const maxQueuedCalls = 100;

/**
 * Creates a tracker. Consent sends the queued events, refusal drops them.
 * @param start Runs once, before the first call of `tag`.
 */
export function createTracker(tag: (...call: TagCall) => void, start: () => void): Tracker {
  let queued: TagCall[] = [];
  let consent: Consent | undefined;
  let hasStarted = false;
  return {
    send: (...call) => {
      if (consent === 'granted') {
        tag(...call);
      } else if (consent === undefined && queued.length < maxQueuedCalls) {
        queued.push(call);
      }
    },
    decide: (decision) => {
      if (decision === consent) {
        return;
      }
      consent = decision;
      if (decision === 'granted') {
        if (!hasStarted) {
          hasStarted = true;
          start();
        }
        tag('consent', 'update', { analytics_storage: 'granted' });
        queued.forEach((call) => tag(...call));
      } else if (hasStarted) {
        tag('consent', 'update', { analytics_storage: 'denied' });
      }
      queued = [];
    },
  };
}
