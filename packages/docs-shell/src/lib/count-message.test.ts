import { expect, it } from 'vitest';
import { countMessage, countMessageAttributes } from './count-message';

const messages = { one: '1 page', many: '{count} pages', none: 'No page' };

it.each([
  [undefined, ''],
  [0, 'No page'],
  [1, '1 page'],
  [12, '12 pages'],
])('returns the message for %s hits', (hits, message) => {
  expect(countMessage(messages, hits)).toBe(message);
});

it('reads the messages that its attributes carry', () => {
  const dataset = Object.fromEntries(
    Object.entries(countMessageAttributes(messages)).map(([name, value]) => [
      name.replace('data-', ''),
      value,
    ]),
  );
  expect(dataset).toEqual(messages);
});
