import { expect, it } from 'vitest';
import { indexOf, recordOf } from './cache-index.fixture';
import { findUnusedCaches } from './evict-caches';

const page = { address: '/paint/a/', title: 'A', at: 1 };
const saved = { at: 5, bytes: 10 };
const newest = recordOf('paint', '9');

it.each([
  ['evicts an old build', recordOf('paint', '1'), true],
  ['keeps a saved build', recordOf('paint', '1', { saved }), false],
  ['keeps a build that is being saved', recordOf('paint', '1', { isSaving: true }), false],
  ['keeps a build with a visited page', recordOf('paint', '1', { pages: [page] }), false],
])('%s', (_, build, isUnused) => {
  expect(findUnusedCaches(indexOf(build, newest), [])).toEqual(isUnused ? ['paint 1'] : []);
});

it.each([
  ['a tab shows it', { a: 'paint 1' }, '/paint/x/', []],
  ['a tab shows the new build', { a: 'paint 9' }, '/paint/x/', ['paint 1']],
  ['the build in a tab of the product is unknown', {}, '/paint/x/', []],
  ['the build in a tab of another product is unknown', {}, '/grid/x/', ['paint 1']],
  ['the tab that showed it is closed', { gone: 'paint 1' }, '/grid/', ['paint 1']],
])('an old build while %s', (_, clients, path, unused) => {
  const index = { ...indexOf(recordOf('paint', '1'), newest), clients };
  expect(findUnusedCaches(index, [{ id: 'a', path }])).toEqual(unused);
});

it('keeps the newest build of each product', () => {
  expect(findUnusedCaches(indexOf(recordOf('paint', '1'), recordOf('grid', '1')), [])).toEqual([]);
});
