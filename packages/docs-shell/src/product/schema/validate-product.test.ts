import { describe, expect, it } from 'vitest';
import { contextFixture, definitionFixture } from './definition.fixture';
import type { DefinitionContext } from './types';
import { validateProduct } from './validate-product';

const { identity } = definitionFixture;
const root = { pathname: '/paint' };
const withIndex = { ...contextFixture, contentSlugs: new Set(['index']) };

/** Returns paths and received values only. The tests of docs-build have the full texts. */
function diagnosticsOf(change: object, context: DefinitionContext = withIndex): string[] {
  const definition = { ...definitionFixture, redirects: [], pages: [root], ...change };
  return validateProduct(definition, context).map(({ path, received }) => `${path}: ${received}`);
}

describe('validateProduct', () => {
  it('returns nothing for a valid definition', () => {
    expect(validateProduct(definitionFixture, contextFixture)).toEqual([]);
  });

  it.each([undefined, null, 3, 'text', [], () => ({})])('never throws: %s', (definition) => {
    expect(validateProduct(definition, withIndex)).not.toEqual([]);
  });

  it('allows pages without entry that another page lists', () => {
    const contentSlugs = new Set(['index', 'api/brush-hair']);
    expect(diagnosticsOf({}, { ...contextFixture, contentSlugs })).toHaveLength(1);
    const unlistedSlugs = new Set(['api/brush-hair']);
    expect(diagnosticsOf({}, { ...contextFixture, contentSlugs, unlistedSlugs })).toEqual([]);
  });

  it.each([
    [{ budgets: { cssKib: 0 } }, 'library.budgets.cssKib'],
    [{ budgets: { css: 80 } }, 'library.budgets.css'],
    [{ colorModes: { dark: '.dark .a' } }, 'library.colorModes.dark'],
    [{ colorModes: { light: '.light' } }, 'library.colorModes.dark'],
    [{ limits: [''] }, 'library.limits[0]'],
    [{ tag: 'v1.2.0' }, 'library.tag'],
    [{ tag: '{name}@{version}' }, 'library.tag'],
    [{ tag: 'release {version}' }, 'library.tag'],
  ])('reports %j of a library', (wrong, path) => {
    const definition = (part: object) => ({
      ...definitionFixture,
      library: { packageName: '@scope/paint', ...part },
    });
    const right = {
      budgets: { cssKib: 80, htmlPerDemoKib: 2, scriptsKib: 300 },
      colorModes: { light: '.light', dark: '[data-theme=dark]' },
      limits: ['Mirrors no shadows.'],
      tag: '{package}@{version}',
    };
    expect(validateProduct(definition(right), contextFixture)).toEqual([]);
    expect(validateProduct(definition(wrong), contextFixture)).toMatchObject([{ path }]);
  });

  it('says why an earlier version’s list of bundles is to be deleted', () => {
    const library = { packageName: '@scope/paint', bundles: { action: ['@scope/paint/Brush'] } };
    const found = validateProduct({ ...definitionFixture, library }, contextFixture);
    expect(found).toMatchObject([
      {
        path: 'library.bundles',
        expected: 'no bundles: the build decides which modules share a file, so delete the field',
      },
    ]);
  });

  it('reports a misspelled required key once', () => {
    expect(diagnosticsOf({ pages: [root, { pathnme: '/paint/a' }] })).toEqual([
      'pages[1].pathnme: the unknown key "pathnme"',
    ]);
  });

  it.each([
    ['plan', 'gold', '"gold"'],
    ['newFeature', 'yes', '"yes"'],
    ['planned', 1, '1'],
    ['title', '', '""'],
    ['icon', null, 'null'],
    ['icon', 'hom', '"hom"'],
    ['linkProps', ['a'], 'a list of 1'],
    ['beta', undefined, 'nothing'],
  ])('rejects %s: %s', (key, value, received) => {
    expect(diagnosticsOf({ pages: [{ ...root, [key]: value }] })).toEqual([
      `pages[0].${key}: ${received}`,
    ]);
  });

  it.each(['href', 'onClick', 'onclick', 'dangerously inserted'])('rejects linkProps.%s', (key) => {
    expect(diagnosticsOf({ pages: [{ ...root, linkProps: { [key]: 'x' } }] })).toHaveLength(1);
  });

  it.each([
    'paint',
    '/zh/paint/a',
    '/paint/a?b',
    '/paint/a#b',
    '/paint/a b',
    'ftp://a',
    'http://a',
    '/_paint',
    '/paint/_linked/a',
    '',
  ])('rejects the pathname %j', (pathname) => {
    const paths = diagnosticsOf({ pages: [root, { pathname, planned: true }] });
    expect(paths).toContain(`pages[1].pathname: ${JSON.stringify(pathname)}`);
  });

  it.each(['/paint/a_b', '/paint/a_', 'https://a.example/_a'])(
    'accepts the pathname %j',
    (pathname) => {
      const paths = diagnosticsOf({ pages: [root, { pathname, title: 'A', planned: true }] });
      expect(paths.filter((path) => path.includes('pathname'))).toEqual([]);
    },
  );

  it.each([
    ['red', 1],
    ['#12345', 1],
    ['1976d2', 1],
    ['#1976d2ff', 1],
    ['#1976D2', 0],
    ['#abc', 0],
  ])('the accent %s has %i diagnostics', (light, count) => {
    const diagnostics = diagnosticsOf({
      identity: { ...identity, accent: { light, dark: '#fff' } },
    });
    expect(diagnostics).toHaveLength(count);
  });

  it.each([
    ['<img src="logo.png">', 1],
    ['  <svg></svg>', 1],
    ['<svg><script>alert(1)</script></svg>', 1],
    ['<svg onload="alert(1)"></svg>', 1],
    ['<svg><a/onclick=x></a></svg>', 1],
    ['<svg><a href="javascript:x"></a></svg>', 1],
    ['<svg><foreignObject></foreignObject></svg>', 1],
    ['<svg viewBox="0 0 1 1">\n<path d="M0 0"/>\n</svg>', 0],
  ])('the mark %s has %i diagnostics', (logoSvg, count) => {
    expect(diagnosticsOf({ identity: { ...identity, logoSvg } })).toHaveLength(count);
  });

  it.each([
    ['none current', [{ text: 'v1' }], ['versions: no current version']],
    [
      'two current',
      [{ current: true }, { text: 'v1', current: true }],
      ['versions[1].current: current: true at versions[0] and again at versions[1]'],
    ],
    ['no text', [{ current: true }, { href: '/v1/' }], ['versions[1].text: nothing']],
    ['no list', undefined, ['versions: nothing', 'versions: no current version']],
    [
      'one listed twice',
      [
        { current: true },
        { text: 'v2', href: '/v2/' },
        { text: 'v1', href: '/v2/' },
        { text: 'v2', href: '/v1/' },
      ],
      [
        'versions[3].text: "v2", which versions[1] has',
        'versions[2].href: "/v2/", which versions[1] has',
      ],
    ],
  ])('versions, %s', (_, versions, diagnostics) => {
    expect(diagnosticsOf({ versions })).toEqual(diagnostics);
  });

  it.each([
    ['/paint/a', '/paint/a'],
    ['/paint/a', '/paint/a/'],
  ])('treats %s and %s as the same page', (first, other) => {
    const context = { ...contextFixture, contentSlugs: new Set(['index', 'a']) };
    const group = { pathname: '/paint/group', children: [{ pathname: other }] };
    expect(diagnosticsOf({ pages: [root, { pathname: first }, group] }, context)).toEqual([
      'pages[2].children[0].pathname: /paint/a at pages[1] and again at pages[2].children[0]',
    ]);
  });

  it('rejects the title of an entry that has a page', () => {
    const context = { ...contextFixture, contentSlugs: new Set(['index', 'a']) };
    const titled = { pathname: '/paint/a', title: 'A' };
    const planned = { pathname: '/paint/b', title: 'B', planned: true };
    expect(diagnosticsOf({ pages: [root, titled, planned] }, context)).toEqual([
      'pages[1].title: a title for /paint/a, which has a page',
    ]);
  });

  it('allows links to other products and sites more than once', () => {
    const links = [{ pathname: '/data/a' }, { pathname: 'https://a.example/' }];
    expect(diagnosticsOf({ pages: [root, ...links, ...links] })).toEqual([]);
  });

  it('requires a page file for each leaf, and an entry for each file', () => {
    const context = {
      ...contextFixture,
      contentSlugs: new Set(['index', '404', 'react-chp', 'z']),
    };
    expect(diagnosticsOf({ pages: [root, { pathname: '/paint/react-chip' }] }, context)).toEqual([
      'pages[1]: no file content/react-chip.mdx',
      'pages: content/react-chp.mdx, but no entry for /paint/react-chp',
      'pages: content/z.mdx, but no entry for /paint/z',
    ]);
  });

  it('ignores files of other products of the app', () => {
    const context = {
      ...contextFixture,
      contentSlugs: new Set(['index', 'react-grid', 'react-grid/columns']),
    };
    const change = { identity: { ...identity, id: 'data' }, pages: [{ pathname: '/data' }] };
    expect(diagnosticsOf(change, context)).toEqual([]);
  });

  it('rejects an id that is not in the product table', () => {
    expect(diagnosticsOf({ identity: { ...identity, id: 'pant' } })).toEqual([
      'identity.id: "pant", which the product table does not have',
    ]);
  });

  it('rejects a product whose pages all belong to another one', () => {
    expect(diagnosticsOf({ identity: { ...identity, id: 'data' } })).toEqual([
      'identity.id: "data", while every page is at an address of paint',
    ]);
  });

  it.each([
    ['a relative path', { from: 'old', to: '/paint' }, 'from: "old"'],
    [
      'an existing page',
      { from: '/paint/', to: '/data/react-grid' },
      'from: /paint, which is the page at pages[0]',
    ],
    [
      'an address to one without page',
      { from: '/paint/a', to: '/paint/b#c' },
      'to: /paint/b, which has no page',
    ],
    [
      'an address of another product',
      { from: '/data/a', to: '/paint' },
      'from: /data/a, an address of data',
    ],
    [
      'a loop',
      { from: '/paint/a', to: '/paint/a' },
      'to: /paint/a, which redirects[0] sends on to /paint/a',
    ],
  ])('rejects a redirect: %s', (_, redirect, diagnostic) => {
    expect(diagnosticsOf({ redirects: [redirect] })).toEqual([`redirects[0].${diagnostic}`]);
  });

  it('rejects redirect chains and duplicates', () => {
    const redirects = [
      { from: '/paint/a', to: '/paint/b' },
      { from: '/paint/b', to: '/paint' },
      { from: '/paint/a/', to: '/paint' },
    ];
    expect(diagnosticsOf({ redirects })).toEqual([
      'redirects[0].to: /paint/b, which redirects[1] sends on to /paint',
      'redirects[2].from: /paint/a at redirects[0] and again at redirects[2]',
    ]);
  });

  it('reports the diagnostics of all rules together', () => {
    const diagnostics = diagnosticsOf({
      typo: 1,
      versions: [],
      pages: [{ ...root, plan: 'gold' }, { pathname: '/paint/' }, { pathname: '/paint/gone' }],
    });
    expect(diagnostics).toEqual([
      'pages[0].plan: "gold"',
      'typo: the unknown key "typo"',
      'pages[1].pathname: /paint at pages[0] and again at pages[1]',
      'versions: no current version',
      'pages[2]: no file content/gone.mdx',
    ]);
  });
});
