import { expect, it } from 'vitest';
import { searchIndexVersion } from '../engine';
import { parseSearchIndex } from './parse-search-index';
import { sampleIndex } from './search-indexes.fixture';

const parse = (value: object) => parseSearchIndex(value, { id: 'sample', language: 'en' });

it('returns a published index unchanged', () => {
  const [page] = sampleIndex.pages;
  const symbols = { kind: 'prop', prefix: '', names: ['a', 'b'], since: { '070100': [1] } };
  const published = {
    ...sampleIndex,
    product: { ...sampleIndex.product, packageName: '@scope/sample' },
    pages: [{ ...page, since: '060400', symbols: [symbols] }],
    messages: { search: 'Find' },
  };
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
