import { describe, expect, it } from 'vitest';
import { emptyBook, formatBook, parseBook } from './book';
import { bookOf, identify, recordOf } from './book.fixture';
import {
  dropBuilds,
  dropPage,
  dropSaved,
  newestOf,
  noteBuild,
  noteClient,
  notePage,
  noteSaved,
  noteSaving,
  savedOf,
} from './edit-book';

const page = { address: '/paint/a/', title: 'A', at: 1 };
const saved = { at: 5, bytes: 10 };
const names = (book: typeof emptyBook) => book.builds.map(({ cache }) => cache);

describe('noteBuild', () => {
  it('puts the build that is seen last at the end, once', () => {
    const days = ['1', '2', '1', '1'].map((id) => identify('paint', id));
    const book = days.reduce(noteBuild, emptyBook);
    expect(names(book)).toEqual(['paint 2', 'paint 1']);
    expect(newestOf(book, '/paint')?.buildId).toBe('1');
    expect(newestOf(book, '/grid')).toBeUndefined();
  });

  it('changes nothing when it is the newest already, and keeps what is known of it', () => {
    const book = bookOf(recordOf('paint', '1', { saved, pages: [page] }), recordOf('grid', '1'));
    expect(noteBuild(book, identify('paint', '1'))).toBe(book);
    const after = noteBuild(noteBuild(book, identify('paint', '2')), identify('paint', '1'));
    expect(after.builds.at(-1)).toMatchObject({ buildId: '1', saved, pages: [page] });
  });
});

describe('notePage', () => {
  it('has a page in one build of its product alone', () => {
    const book = bookOf(
      recordOf('paint', '1', { pages: [page] }),
      recordOf('paint', '2'),
      recordOf('grid', '1', { pages: [page] }),
    );
    const after = notePage(book, 'paint 2', { ...page, at: 2 });
    expect(after.builds.map(({ pages }) => pages.map(({ at }) => at))).toEqual([[], [2], [1]]);
    expect(dropPage(after, 'paint 2', page.address).builds[1]?.pages).toEqual([]);
  });

  it('forgets the oldest of many', () => {
    let book = bookOf(recordOf('paint', '1'));
    for (let at = 0; at < 70; at += 1) {
      book = notePage(book, 'paint 1', { ...page, address: `/paint/${at}/`, at });
    }
    expect(book.builds[0]?.pages).toHaveLength(60);
    expect(book.builds[0]?.pages.at(-1)?.at).toBe(69);
  });

  it('knows nothing of a build that is gone', () => {
    expect(notePage(emptyBook, 'paint 1', page)).toBe(emptyBook);
  });
});

describe('noteSaved', () => {
  const book = bookOf(
    recordOf('paint', '1', { saved }),
    recordOf('grid', '1', { saved }),
    recordOf('paint', '2', { isSaving: true }),
  );

  it('makes another build the saved one in one step', () => {
    const after = noteSaved(book, 'paint 2', { at: 9, bytes: 11 });
    expect(savedOf(after, '/paint')).toEqual(
      recordOf('paint', '2', { saved: { at: 9, bytes: 11 } }),
    );
    expect(after.builds.filter((build) => build.saved)).toHaveLength(2);
  });

  it('can be taken back, for one product alone', () => {
    const after = dropSaved(book, '/paint');
    expect(savedOf(after, '/paint')).toBeUndefined();
    expect(savedOf(after, '/grid')?.saved).toEqual(saved);
  });

  it('is not there while saving goes on', () => {
    expect(savedOf(book, '/paint')?.buildId).toBe('1');
    expect(noteSaving(book, 'paint 2', false).builds[2]).toEqual(recordOf('paint', '2'));
    expect(noteSaving(bookOf(recordOf('paint', '1')), 'paint 1', true).builds[0]?.isSaving).toBe(
      true,
    );
  });
});

it('knows which tab shows which build, while the tab is there', () => {
  const book = { ...emptyBook, clients: { gone: 'paint 1', here: 'paint 1' } };
  expect(noteClient(book, 'new', 'paint 2', new Set(['here', 'new'])).clients).toEqual({
    here: 'paint 1',
    new: 'paint 2',
  });
});

it('drops builds by their caches', () => {
  expect(
    names(dropBuilds(bookOf(recordOf('paint', '1'), recordOf('grid', '1')), ['paint 1'])),
  ).toEqual(['grid 1']);
});

describe('parseBook', () => {
  it('reads what formatBook wrote', () => {
    const book = bookOf(recordOf('paint', '1', { saved, pages: [page] }));
    expect(parseBook(formatBook(book))).toEqual(book);
  });

  it.each([
    [undefined],
    [''],
    ['null'],
    ['{}'],
    ['{"version":0,"builds":[],"clients":{}}'],
    ['{"ver'],
  ])('is empty for %s', (text) => expect(parseBook(text)).toBe(emptyBook));
});
