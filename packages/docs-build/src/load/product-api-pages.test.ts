import { describe, expect, it } from 'vitest';
import { createComponent, createHook } from '../api/api-document.fixture';
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
