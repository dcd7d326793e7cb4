import { expect, it } from 'vitest';
import { alongLine } from './along-line';

it.each([
  ['ArrowRight', false, 'ArrowDown'],
  ['ArrowLeft', false, 'ArrowUp'],
  ['ArrowRight', true, 'ArrowUp'],
  ['ArrowLeft', true, 'ArrowDown'],
  ['ArrowUp', false, ''],
  ['ArrowDown', true, ''],
  ['Home', true, 'Home'],
  ['x', false, 'x'],
])('%s, right to left: %s → %s', (key, isRtl, expected) => {
  expect(alongLine(key, isRtl)).toBe(expected);
});
