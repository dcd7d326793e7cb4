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
      breadcrumbs: [],
      headings: [],
      symbols: [],
      ...page,
    })),
    shards: [{ prefix: '', href: `/${id}.txt` }],
  };
}

const paint = createCatalog(
  createIndex('paint', [
    { title: 'Brush', headings: [['Sizes'], ['Color wheel']] },
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
    ['wheel color', '/paint/page-0/#color-wheel'],
    ['strokes of a brush', '/paint/page-2/#brush-strokes'],
    ['cavnas', '/paint/page-2/'],
    ['brush api', '/paint/api/brush/'],
    ['wheel', '/clay/page-0/'],
  ])('the first hit for “%s” is %s', (text, href) => {
    expect(find(text)[0]).toBe(href);
  });

  it.each([
    ['change a color', '/ink/color/#change-a-color'],
    ['color', '/ink/color/'],
    ['color changes', '/ink/migration/v2/'],
    ['color in v2', '/ink/migration/v2/#color'],
    ['migrate colors', '/ink/migration/v2/#color'],
  ])('shows a page about versions first only to a query about versions: %s', (text, href) => {
    const ink = createCatalog(
      createIndex('ink', [
        { title: 'Color changes', href: '/ink/migration/v2/', headings: [['Color']] },
        { title: 'Colors', href: '/ink/color/', headings: [['Change a color']] },
      ]),
    );
    const [best] = searchProducts([ink], parseQuery(text));
    expect(best?.hits[0]?.entry.href).toBe(href);
  });

  it('does not take the beginning of a title for a typing error', () => {
    const pages = [{ title: 'Snackbar' }, { title: 'Stack' }];
    const bar = createCatalog(createIndex('bar', pages));
    const search = (text: string) =>
      searchProducts([bar], parseQuery(text)).flatMap(({ hits }) =>
        hits.map(({ entry }) => entry.text),
      );
    expect(search('snack')).toEqual(['Snackbar']);
    expect(search('stadk')).toEqual(['Stack']);
  });

  it('finds words that are joined by dashes by their initials', () => {
    const index = createIndex('tones', [
      { title: 'Slider', symbols: [{ kind: 'prop', prefix: '', names: ['isRtl'] }] },
      { title: 'Right-to-left', headings: [['Drag-and-drop'], ['Two-tone']] },
    ]);
    const [first] = searchProducts([createCatalog(index)], parseQuery('rtl'));
    expect(first?.hits[0]?.entry.text).toBe('Right-to-left');
    expect(searchProducts([createCatalog(index)], parseQuery('dad'))[0]?.hits[0]?.entry.text).toBe(
      'Drag-and-drop',
    );
    expect(searchProducts([createCatalog(index)], parseQuery('tt'))).toEqual([]);
  });

  it('puts documented exports first among names with the same score', () => {
    const names = [{ kind: 'prop' as const, prefix: '', names: ['sx'] }];
    const pages = [
      { title: 'Inner', breadcrumbs: ['API'], href: '/a/api/inner/', symbols: names },
      { title: 'Outer', breadcrumbs: ['API', 'Components'], href: '/a/api/outer/', symbols: names },
    ];
    const catalog = createCatalog(createIndex('a', pages));
    const [group] = searchProducts([catalog], parseQuery('sx'));
    expect(group?.hits.map(({ entry }) => entry.href)).toEqual([
      '/a/api/outer/#sx',
      '/a/api/inner/#sx',
    ]);
  });

  it('puts the current product first if its hits are good enough', () => {
    expect(find('wheel', { currentProduct: 'paint' })[0]).toBe('/paint/page-0/#color-wheel');
    expect(find('glaze', { currentProduct: 'paint' })[0]).toBe('/clay/page-1/');
  });

  it('finds a page by the title above it and its own name', () => {
    const catalog = createCatalog(
      createIndex('oil', [
        { title: 'Migration' },
        { title: 'Upgrade to v7', breadcrumbs: ['Migration'] },
      ]),
    );
    addShard(catalog, formatShard([['v7', [0]]]));
    const [group] = searchProducts([catalog], parseQuery('migrating v7'));
    expect(group?.hits[0]?.entry.text).toBe('Upgrade to v7');
  });

  it('lets the best hit of a question lack one word', () => {
    const catalog = createCatalog(
      createIndex('oil', [
        { title: 'Varnish', headings: [['Drying time']] },
        { title: 'Varnish', href: '/oil/api/varnish/', headings: [['Props']] },
      ]),
    );
    const words = ['shorten', 'drying', 'time'];
    addShard(catalog, formatShard(words.map((word) => [word, [3]] as const)));
    const find = (text: string) =>
      searchProducts([catalog], parseQuery(text))[0]?.hits.map(({ entry }) => entry.href);
    expect(find('shorten drying time')?.[0]).toBe('/oil/page-0/#drying-time');
    expect(find('shorten drying')).toEqual(['/oil/api/varnish/#props']);
  });

  describe('with the version that the reader uses', () => {
    const index = createIndex('oil', [
      {
        title: 'Brush',
        href: '/oil/api/brush/',
        symbols: [
          { kind: 'prop', prefix: 'prop-', names: ['bristleWidth'], since: { '060400': [0] } },
          { kind: 'slot', prefix: 'slot-', names: ['bristleWidth'] },
        ],
      },
      {
        title: 'Roller',
        href: '/oil/api/roller/',
        since: '070100',
        symbols: [{ kind: 'prop', prefix: 'prop-', names: ['rollerCover'] }],
      },
      { title: 'Roller care', href: '/oil/api/roller-care/' },
    ]);
    const product = { ...index.product, packageName: '@scope/oil' };
    const oil = createCatalog({ ...index, product });
    const search = (text: string, version?: string) =>
      searchProducts([oil], parseQuery(text), {
        ...(version !== undefined && { versions: { '@scope/oil': version } }),
      }).flatMap(({ hits }) => hits.map(({ entry, notIn }) => [entry.href, notIn]));

    it.each([
      ['bristleWidth', undefined, '/oil/api/brush/#prop-bristleWidth', undefined],
      ['bristleWidth', '6.4', '/oil/api/brush/#prop-bristleWidth', undefined],
      ['bristleWidth', '6.3.2', '/oil/api/brush/#slot-bristleWidth', undefined],
      ['roller', '7.1.0', '/oil/api/roller/', undefined],
      ['roller', '7.0.2', '/oil/api/roller-care/', undefined],
      ['rollerCover', '6.4', '/oil/api/roller/#prop-rollerCover', '6.4'],
    ])('the first hit for “%s” in %s is %s', (text, version, href, notIn) => {
      expect(search(text, version)[0]).toEqual([href, notIn]);
    });

    it('still finds what is newer, and says in which version it is not', () => {
      expect(search('bristleWidth', '6.3')).toContainEqual([
        '/oil/api/brush/#prop-bristleWidth',
        '6.3',
      ]);
    });

    it('does not apply the version of one package to another product', () => {
      const versions = { '@scope/clay': '1.0' };
      const [group] = searchProducts([oil], parseQuery('rollerCover'), { versions });
      expect(group?.hits[0]?.notIn).toBeUndefined();
    });
  });

  it('searches one product only, or one kind only', () => {
    expect(find('wheel', { product: 'paint' })).toEqual(['/paint/page-0/#color-wheel']);
    expect(find('brush', { kinds: new Set(['class']) })).toEqual(['/paint/api/brush/#root']);
  });

  it.each(['', '   ', '?!', 'qqqqqqqq', '\u0000', 'a'.repeat(5000)])(
    'returns no hits for %j',
    (text) => {
      expect(find(text)).toEqual([]);
    },
  );
});

describe('body texts', () => {
  it('are found by section as soon as their shard is loaded', () => {
    const catalog = createCatalog(createIndex('ink', [{ title: 'Pen', headings: [['Nib']] }]));
    const query = parseQuery('scratches');
    expect(shardsFor(catalog, query)).toEqual([{ prefix: '', href: '/ink.txt' }]);
    addShard(catalog, formatShard([['scratch', [1]]]));
    const [group] = searchProducts([catalog], query);
    expect(group?.hits[0]).toMatchObject({
      entry: { href: '/ink/page-0/#nib' },
      bodyWords: ['scratch'],
    });
  });

  it('ignore lines of a shard that do not fit the index', () => {
    const catalog = createCatalog(createIndex('ink', [{ title: 'Pen' }]));
    addShard(catalog, 'far zz\n\nrubbish\n<b> 0\nnear 0');
    expect([...catalog.bodyTerms.keys()]).toEqual(['<b>', 'near']);
  });

  it('are loaded from the shard with the longest matching prefix', () => {
    const shards = ['', 'co', 'com', 's'].map((prefix) => ({ prefix, href: `/${prefix}` }));
    const catalog = { ...paint, shards };
    const prefixes = (text: string) =>
      shardsFor(catalog, parseQuery(text)).map(({ prefix }) => prefix);
    expect(prefixes('component')).toEqual(['com']);
    expect(prefixes('color')).toEqual(['co']);
    expect(prefixes('zebra')).toEqual(['']);
  });
});

describe('suggestTerms', () => {
  it('returns terms that are similar to the query', () => {
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
    expect(marked.map((piece) => (piece.isMatch ? '*' : '') + piece.text).filter(Boolean)).toEqual(
      pieces,
    );
    expect(marked.map((piece) => piece.text).join('')).toBe(text);
  });
});
