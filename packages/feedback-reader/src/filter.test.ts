import { expect, it } from 'vitest';
import { hasFilter, noFilter, writeQuery } from './filter';

it.each([
  [noFilter, {}, ''],
  [{ ...noFilter, product: 'core' }, {}, 'product=core'],
  [{ ...noFilter, page: '/a/?b', words: 'a & b' }, {}, 'page=%2Fa%2F%3Fb&words=a+%26+b'],
  [{ ...noFilter, since: '2026-01-31' }, { before: '7' }, 'since=2026-01-31&before=7'],
])('writes the filter %o with %o as %s', (filter, more, expected) => {
  expect(writeQuery(filter, more)).toBe(expected);
});

it('returns whether a filter has a condition', () => {
  expect([hasFilter(noFilter), hasFilter({ ...noFilter, answer: 'comment' })]).toEqual([
    false,
    true,
  ]);
});
