import { expect, it } from 'vitest';
import { formatShare } from './format-share';

it.each([
  [0, 0, '–'],
  [1, 0, '100 %'],
  [0, 4, '0 %'],
  [2, 1, '67 %'],
])('%d useful and %d not is %s', (useful, notUseful, expected) => {
  expect(formatShare({ useful, notUseful })).toBe(expected);
});
