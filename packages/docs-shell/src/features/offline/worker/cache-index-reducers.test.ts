import { describe, expect, it } from 'vitest';
import { emptyIndex, formatCacheIndex, parseCacheIndex, type CacheIndex } from './cache-index';
import { identify, indexOf, recordOf } from './cache-index.fixture';
import {
  removeBuilds,
  removeVisitedPage,
  removeSaved,
  newestBuild,
  recordBuild,
  recordClient,
  recordVisitedPage,
  recordSaved,
  recordSaving,
  savedBuild,
} from './cache-index-reducers';

const page = { address: '/paint/a/', title: 'A', at: 1 };
const saved = { at: 5, bytes: 10 };
const names = (index: CacheIndex) => index.builds.map(({ cache }) => cache);

describe('recordBuild', () => {
  it('puts the most recently deployed build at the end, once', () => {
    const days = ['1', '2', '1', '1'].map((id) => identify('paint', id));
    const index = days.reduce(recordBuild, emptyIndex);
    expect(names(index)).toEqual(['paint 2', 'paint 1']);
    expect(newestBuild(index, '/paint')?.buildId).toBe('1');
    expect(newestBuild(index, '/grid')).toBeUndefined();
  });

  it('lets no product take the cache of another one', () => {
    const index = indexOf(recordOf('paint', '1', { saved }));
    const foreign = { ...identify('paint', '1'), rootPath: '/grid' };
    expect(() => recordBuild(index, foreign)).toThrow('paint 1 belongs to /paint');
  });

  it('returns the same index for the newest build, and keeps what is recorded of an older one', () => {
    const index = indexOf(recordOf('paint', '1', { saved, pages: [page] }), recordOf('grid', '1'));
    expect(recordBuild(index, identify('paint', '1'))).toBe(index);
    const after = recordBuild(recordBuild(index, identify('paint', '2')), identify('paint', '1'));
    expect(after.builds.at(-1)).toMatchObject({ buildId: '1', saved, pages: [page] });
  });
});

describe('recordVisitedPage', () => {
  it('keeps a page in one build of its product', () => {
    const index = indexOf(
      recordOf('paint', '1', { pages: [page] }),
      recordOf('paint', '2'),
      recordOf('grid', '1', { pages: [page] }),
    );
    const after = recordVisitedPage(index, 'paint 2', { ...page, at: 2 });
    expect(after.builds.map(({ pages }) => pages.map(({ at }) => at))).toEqual([[], [2], [1]]);
    expect(removeVisitedPage(after, 'paint 2', page.address).builds[1]?.pages).toEqual([]);
  });

  it('drops the oldest pages beyond the limit', () => {
    let index = indexOf(recordOf('paint', '1'));
    for (let at = 0; at < 70; at += 1) {
      index = recordVisitedPage(index, 'paint 1', { ...page, address: `/paint/${at}/`, at });
    }
    expect(index.builds[0]?.pages).toHaveLength(60);
    expect(index.builds[0]?.pages.at(-1)?.at).toBe(69);
  });

  it('ignores a build that is not in the index', () => {
    expect(recordVisitedPage(emptyIndex, 'paint 1', page)).toBe(emptyIndex);
  });
});

describe('recordSaved', () => {
  const index = indexOf(
    recordOf('paint', '1', { saved }),
    recordOf('grid', '1', { saved }),
    recordOf('paint', '2', { isSaving: true }),
  );

  it('replaces the saved build in one step', () => {
    const after = recordSaved(index, 'paint 2', { at: 9, bytes: 11 });
    expect(savedBuild(after, '/paint')).toEqual(
      recordOf('paint', '2', { saved: { at: 9, bytes: 11 } }),
    );
    expect(after.builds.filter((build) => build.saved)).toHaveLength(2);
  });

  it('is undone by removeSaved for one product', () => {
    const after = removeSaved(index, '/paint');
    expect(savedBuild(after, '/paint')).toBeUndefined();
    expect(savedBuild(after, '/grid')?.saved).toEqual(saved);
  });

  it('is independent of a running download', () => {
    expect(savedBuild(index, '/paint')?.buildId).toBe('1');
    expect(recordSaving(index, 'paint 2', false).builds[2]).toEqual(recordOf('paint', '2'));
    expect(recordSaving(indexOf(recordOf('paint', '1')), 'paint 1', true).builds[0]?.isSaving).toBe(
      true,
    );
  });
});

it('recordClient adds a tab and removes closed tabs', () => {
  const index = { ...emptyIndex, clients: { gone: 'paint 1', here: 'paint 1' } };
  expect(recordClient(index, 'new', 'paint 2', new Set(['here', 'new'])).clients).toEqual({
    here: 'paint 1',
    new: 'paint 2',
  });
});

it('removeBuilds removes builds by the names of their caches', () => {
  expect(
    names(removeBuilds(indexOf(recordOf('paint', '1'), recordOf('grid', '1')), ['paint 1'])),
  ).toEqual(['grid 1']);
});

describe('parseCacheIndex', () => {
  it('parses what formatCacheIndex returns', () => {
    const index = indexOf(recordOf('paint', '1', { saved, pages: [page] }));
    expect(parseCacheIndex(formatCacheIndex(index))).toEqual(index);
  });

  it.each([
    [undefined],
    [''],
    ['null'],
    ['{}'],
    ['{"version":0,"builds":[],"clients":{}}'],
    ['{"ver'],
  ])('returns the empty index for %s', (text) => expect(parseCacheIndex(text)).toBe(emptyIndex));
});
