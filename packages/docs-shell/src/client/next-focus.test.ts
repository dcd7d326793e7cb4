import { expect, it } from 'vitest';
import { nextFocus } from './next-focus';

it.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['a', 0, 3, undefined],
  ['Tab', 0, 3, undefined],
  ['ArrowDown', -1, 0, undefined],
])('%s at entry %i of %i moves to %j', (key, index, count, next) => {
  expect(nextFocus(key, index, count)).toBe(next);
});
