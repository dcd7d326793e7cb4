import type { Consent } from './consent';

/** What the tag function is called with. */
export type TagCall = readonly unknown[];

/** Holds events back until the reader decided (SPEC AN-5). */
export interface Tracker {
  readonly send: (...call: TagCall) => void;
  readonly decide: (consent: Consent) => void;
}

/** More than a page makes before somebody decides. */
const most = 100;

/** Calls `tag` with what was kept once consent is granted; `start` runs before the first. What was denied is dropped. */
export function createTracker(tag: (...call: TagCall) => void, start: () => void): Tracker {
  let kept: TagCall[] = [];
  let consent: Consent | undefined;
  let hasStarted = false;
  return {
    send: (...call) => {
      if (consent === 'granted') {
        tag(...call);
      } else if (consent === undefined && kept.length < most) {
        kept.push(call);
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
        kept.forEach((call) => tag(...call));
      } else if (hasStarted) {
        tag('consent', 'update', { analytics_storage: 'denied' });
      }
      kept = [];
    },
  };
}
