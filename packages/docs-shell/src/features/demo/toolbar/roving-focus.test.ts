import { expect, it } from 'vitest';
import { toListKey } from './roving-focus.client';

it.each([
  ['ArrowRight', false, 'ArrowDown'],
  ['ArrowLeft', false, 'ArrowUp'],
  ['ArrowRight', true, 'ArrowUp'],
  ['ArrowLeft', true, 'ArrowDown'],
  ['ArrowUp', false, ''],
  ['ArrowDown', true, ''],
  ['Home', true, 'Home'],
  ['x', false, 'x'],
])('maps %s to a list key (right to left: %s): %s', (key, isRtl, expected) => {
  expect(toListKey(key, isRtl)).toBe(expected);
});
