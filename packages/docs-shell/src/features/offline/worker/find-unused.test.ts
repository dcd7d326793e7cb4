import { expect, it } from 'vitest';
import { bookOf, recordOf } from './book.fixture';
import { findUnused } from './find-unused';

const page = { address: '/paint/a/', title: 'A', at: 1 };
const saved = { at: 5, bytes: 10 };
const newest = recordOf('paint', '9');

it.each([
  ['an old build', recordOf('paint', '1'), true],
  ['a saved one', recordOf('paint', '1', { saved }), false],
  ['one that is being saved', recordOf('paint', '1', { isSaving: true }), false],
  ['one with a page that was read', recordOf('paint', '1', { pages: [page] }), false],
])('%s', (_, build, isUnused) => {
  expect(findUnused(bookOf(build, newest), [])).toEqual(isUnused ? ['paint 1'] : []);
});

it.each([
  ['a tab shows it', { a: 'paint 1' }, '/paint/x/', []],
  ['a tab shows the new one', { a: 'paint 9' }, '/paint/x/', ['paint 1']],
  ['nobody knows what a tab of the product shows', {}, '/paint/x/', []],
  ['nobody knows what a tab of another product shows', {}, '/grid/x/', ['paint 1']],
  ['the tab that showed it is gone', { gone: 'paint 1' }, '/grid/', ['paint 1']],
])('an old build while %s', (_, clients, path, unused) => {
  const book = { ...bookOf(recordOf('paint', '1'), newest), clients };
  expect(findUnused(book, [{ id: 'a', path }])).toEqual(unused);
});

it('leaves the newest of each product', () => {
  expect(findUnused(bookOf(recordOf('paint', '1'), recordOf('grid', '1')), [])).toEqual([]);
});
