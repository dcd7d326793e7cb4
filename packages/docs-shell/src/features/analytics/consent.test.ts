import { expect, it } from 'vitest';
import { refusesTracking } from './consent';

it.each([
  [{}, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true }, true],
])('refusesTracking(%o) returns %s', (browser, expected) => {
  expect(refusesTracking(browser)).toBe(expected);
});
