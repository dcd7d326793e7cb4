import { expect, it } from 'vitest';
import { searchIndexVersion } from './engine';
import { parseSearchIndex } from './parse-search-index';
import { sampleIndex } from './search-indexes.fixture';

const parse = (value: object) => parseSearchIndex(value, { id: 'sample', language: 'en' });

it('returns a published index unchanged', () => {
  const published = { ...sampleIndex, messages: { search: 'Find' } };
  expect(parse(JSON.parse(JSON.stringify(published)) as object)).toEqual(published);
});

it('reads version 1, in which breadcrumbs were named `trail` and messages `words`', () => {
  const pages = sampleIndex.pages.map(({ breadcrumbs, ...page }) => ({
    ...page,
    trail: breadcrumbs,
  }));
  expect(parse({ ...sampleIndex, schemaVersion: 1, pages, words: { search: 'Find' } })).toEqual({
    ...sampleIndex,
    messages: { search: 'Find' },
  });
});

it.each([0, searchIndexVersion + 1, String(searchIndexVersion), undefined])(
  'ignores version %j',
  (schemaVersion) => {
    expect(parse({ ...sampleIndex, schemaVersion })).toBeUndefined();
  },
);
