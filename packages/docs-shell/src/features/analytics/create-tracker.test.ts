import { expect, it } from 'vitest';
import { createTracker } from './create-tracker';

it.each<[string, readonly string[], readonly string[]]>([
  ['without a decision', ['a'], []],
  ['granted later', ['a', 'granted', 'b'], ['start', 'consent granted', 'a', 'b']],
  ['granted before', ['granted', 'a', 'granted'], ['start', 'consent granted', 'a']],
  ['denied', ['a', 'denied', 'b'], []],
  ['denied, then granted', ['a', 'denied', 'granted', 'b'], ['start', 'consent granted', 'b']],
  [
    'granted, then denied',
    ['granted', 'denied', 'a'],
    ['start', 'consent granted', 'consent denied'],
  ],
])('sends the right events: %s', (_, steps, expected) => {
  const seen: string[] = [];
  const tracker = createTracker(
    (name, __, details) =>
      seen.push(
        name === 'consent'
          ? `consent ${String(Object.values(details as object)[0])}`
          : String(name),
      ),
    () => seen.push('start'),
  );
  for (const step of steps) {
    if (step === 'granted' || step === 'denied') tracker.decide(step);
    else tracker.send(step);
  }
  expect(seen).toEqual(expected);
});
