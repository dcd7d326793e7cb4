import { describe, expect, it } from 'vitest';
import { createComponent, createHook, createPart } from '../api/api-document.fixture';
import { findProductApi, isListed, withApiEntries } from './product-api-pages';

const route = { productId: 'paint', categoryId: 'tools', pathPrefixes: ['/paint'] };
const files = [
  createComponent('Brush'),
  createComponent('BrushHair', { internal: 'part' }),
  createComponent('Roller', { plan: 'pro', isUnstable: true }),
  createComponent('Sponge', { deprecation: { advice: '' } }),
  createHook('useBrush'),
].map((document) => ({ sourceFile: `generated/api/${document.slug}.json`, document }));
const ledgers = new Map();
const definition = {
  library: { packageName: '@scope/paint', api: {} },
  pages: [{ pathname: '/paint' }],
};

describe('the API reference of a product', () => {
  it('is at the end of the navigation, with kinds, plans and states, without internal exports', () => {
    const api = findProductApi(definition, route, { files, ledgers });
    expect(withApiEntries(definition, api)).toMatchObject({
      pages: [
        { pathname: '/paint' },
        {
          pathname: '/paint/api',
          children: [
            {
              subheader: 'Components',
              children: [
                { pathname: '/paint/api/brush' },
                { pathname: '/paint/api/roller', plan: 'pro', unstable: true },
                { pathname: '/paint/api/sponge', legacy: true },
              ],
            },
            { subheader: 'Hooks', children: [{ pathname: '/paint/api/usebrush' }] },
          ],
        },
      ],
    });
    expect(api?.pages.filter((page) => !isListed(page)).map(({ pathname }) => pathname)).toEqual([
      '/paint/api/brushhair',
    ]);
  });

  it.each([
    ['has an icon where another entry has one', { icon: 'home' }, { icon: 'api' }],
    ['has no icon where no entry has one', {}, {}],
  ])('%s', (_title, entry, expected) => {
    const withEntry = { ...definition, pages: [{ pathname: '/paint', ...entry }] };
    const api = findProductApi(withEntry, route, { files, ledgers });
    const { pages } = withApiEntries(withEntry, api) as { pages: readonly object[] };
    const { children: _, ...group } = pages[1] as { children?: unknown };
    expect(group).toEqual({ pathname: '/paint/api', ...expected });
  });

  it('redirects from the addresses of aliases, unless they have a page or a redirect', () => {
    const alias = (name: string) => ({ name, slug: name.toLowerCase() });
    const brush = createComponent('Brush', {
      aliases: ['Pen', 'Roller', 'Quill'].map(alias),
      parts: [createPart('WetTip', { aliases: [alias('BrushWetTip')] })],
    });
    const all = [
      brush,
      createComponent('Roller'),
      createHook('usePen', { aliases: [alias('Pen')] }),
    ];
    const api = findProductApi(definition, route, {
      files: all.map((document) => ({ sourceFile: '', document })),
      ledgers,
    });
    const own = { from: '/paint/api/quill/', to: '/paint' };
    expect(withApiEntries({ ...definition, redirects: [own] }, api)).toMatchObject({
      redirects: [
        own,
        { from: '/paint/api/pen', to: '/paint/api/brush' },
        { from: '/paint/api/brushwettip', to: '/paint/api/brush#wet-tip' },
      ],
    });
    const unreadable = { ...definition, redirects: 'none' };
    expect(withApiEntries(unreadable, api)).toMatchObject({ redirects: 'none' });
  });

  it('needs no subheader for one kind', () => {
    const api = findProductApi(definition, route, { files: files.slice(0, 1), ledgers });
    expect(withApiEntries(definition, api)).toMatchObject({
      pages: [{}, { children: [{ pathname: '/paint/api/brush' }] }],
    });
  });

  it.each([
    ['has no line in product.ts', { library: { packageName: '@scope/paint' }, pages: [] }],
    [
      'documents another package',
      { library: { packageName: '@scope/paint', api: { packages: ['@scope/ink'] } }, pages: [] },
    ],
    ['is no definition', null],
  ])('is none where the product %s', (_why, other) => {
    expect(findProductApi(other, route, { files, ledgers })).toBeUndefined();
    expect(withApiEntries(other, undefined)).toBe(other);
  });
});
