import { expect, it } from 'vitest';
import { countMessage } from './count-message';

const words = { one: '1 page', many: '{count} pages', none: 'No page' };

it.each([
  [undefined, ''],
  [0, 'No page'],
  [1, '1 page'],
  [12, '12 pages'],
])('%s hits: “%s”', (hits, message) => {
  expect(countMessage(words, hits)).toBe(message);
});
