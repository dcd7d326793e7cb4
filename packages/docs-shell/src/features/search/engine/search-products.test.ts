import { describe, expect, it } from 'vitest';
import { createCatalog } from './create-catalog';
import { searchIndexVersion, type IndexedPage, type SearchIndex } from './index-format';
import { markWords } from './mark-words';
import { parseQuery } from './parse-query';
import { searchProducts } from './search-products';
import { addShard, formatShard, shardsFor } from './shards';
import { suggestTerms } from './suggest-terms';

function createIndex(id: string, pages: readonly Partial<IndexedPage>[]): SearchIndex {
  return {
    schemaVersion: searchIndexVersion,
    language: 'en',
    product: { id, name: id, family: 'Family', version: '1.0.0', href: `/${id}/` },
    pages: pages.map((page, at) => ({
      href: `/${id}/page-${at}/`,
      title: '',
      trail: [],
      headings: [],
      symbols: [],
      ...page,
    })),
    shards: [{ prefix: '', href: `/${id}.txt` }],
  };
}

const paint = createCatalog(
  createIndex('paint', [
    { title: 'Brush', headings: [['Sizes'], ['Colour wheel']] },
    {
      title: 'Brush',
      href: '/paint/api/brush/',
      symbols: [
        { kind: 'prop', prefix: 'prop-', names: ['disableElevation', 'size'] },
        { kind: 'class', prefix: '', names: ['PaintBrush-root'], anchors: ['root'] },
      ],
    },
    { title: 'Canvas', headings: [['Brush strokes']] },
  ]),
);
const clay = createCatalog(createIndex('clay', [{ title: 'Wheel' }, { title: 'Glaze' }]));
const catalogs = [paint, clay];

const find = (text: string, options = {}) =>
  searchProducts(catalogs, parseQuery(text), options).flatMap(({ hits }) =>
    hits.map(({ entry }) => entry.href),
  );

describe('searchProducts', () => {
  it.each([
    ['brush', '/paint/page-0/'],
    ['disableElevation', '/paint/api/brush/#prop-disableElevation'],
    ['elevation', '/paint/api/brush/#prop-disableElevation'],
    ['PaintBrush-root', '/paint/api/brush/#root'],
    ['size brush', '/paint/page-0/#sizes'],
    ['wheel colour', '/paint/page-0/#colour-wheel'],
    ['strokes of a brush', '/paint/page-2/#brush-strokes'],
    ['cavnas', '/paint/page-2/'],
    ['brush api', '/paint/api/brush/'],
    ['wheel', '/clay/page-0/'],
  ])('%s leads to %s', (text, href) => {
    expect(find(text)[0]).toBe(href);
  });

  it('puts the reader’s own product first where it is about as good', () => {
    expect(find('wheel', { currentProduct: 'paint' })[0]).toBe('/paint/page-0/#colour-wheel');
    expect(find('glaze', { currentProduct: 'paint' })[0]).toBe('/clay/page-1/');
  });

  it('asks one product, or for one kind', () => {
    expect(find('wheel', { product: 'paint' })).toEqual(['/paint/page-0/#colour-wheel']);
    expect(find('brush', { kinds: new Set(['class']) })).toEqual(['/paint/api/brush/#root']);
  });

  it.each(['', '   ', '?!', 'qqqqqqqq', '\u0000', 'a'.repeat(5000)])(
    'finds nothing for %j',
    (text) => {
      expect(find(text)).toEqual([]);
    },
  );
});

describe('texts', () => {
  it('are found by section once their shard is there', () => {
    const catalog = createCatalog(createIndex('ink', [{ title: 'Pen', headings: [['Nib']] }]));
    const query = parseQuery('scratches');
    expect(shardsFor(catalog, query)).toEqual([{ prefix: '', href: '/ink.txt' }]);
    addShard(catalog, formatShard([['scratch', [1]]]));
    const [group] = searchProducts([catalog], query);
    expect(group?.hits[0]).toMatchObject({
      entry: { href: '/ink/page-0/#nib' },
      inText: ['scratch'],
    });
  });

  it('leave out what a shard of another build says', () => {
    const catalog = createCatalog(createIndex('ink', [{ title: 'Pen' }]));
    addShard(catalog, 'far zz\n\nrubbish\n<b> 0\nnear 0');
    expect([...catalog.texts.keys()]).toEqual(['<b>', 'near']);
  });

  it('come from the shard with the longest beginning in common', () => {
    const shards = ['', 'co', 'com', 's'].map((prefix) => ({ prefix, href: `/${prefix}` }));
    const catalog = { ...paint, shards };
    const prefixes = (text: string) =>
      shardsFor(catalog, parseQuery(text)).map(({ prefix }) => prefix);
    expect(prefixes('component')).toEqual(['com']);
    expect(prefixes('colour')).toEqual(['co']);
    expect(prefixes('zebra')).toEqual(['']);
  });
});

describe('suggestTerms', () => {
  it('offers what resembles the query', () => {
    expect(suggestTerms(catalogs, 'canfaz')).toEqual(['Canvas']);
    expect(suggestTerms(catalogs, '')).toEqual([]);
  });
});

describe('markWords', () => {
  it.each([
    ['Basic buttons', 'button', ['Basic ', '*buttons']],
    ['disableElevation', 'elevation', ['disable', '*Elevation']],
    ['<b> is <i>', 'b', ['<', '*b', '> is <i>']],
    ['', 'b', []],
  ])('%j for %j', (text, query, pieces) => {
    const marked = markWords(text, parseQuery(query));
    expect(marked.map((piece) => (piece.isFound ? '*' : '') + piece.text).filter(Boolean)).toEqual(
      pieces,
    );
    expect(marked.map((piece) => piece.text).join('')).toBe(text);
  });
});
