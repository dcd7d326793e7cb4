import { describe, expect, it } from 'vitest';
import { formatManifestCache, parseManifestCache, updateManifestCache } from './manifest-cache';
import { formatSiteProducts, parseSiteProducts } from './site-products';

const products = parseSiteProducts('paint /paint,grid /data/react-grid,home ');
const [paint = { id: '', rootPath: '' }] = products;
const summary = { id: 'paint', name: 'Paint', tagline: 'Colors', logo: '/paint/logo.svg' };
const published = {
  schemaVersion: 1,
  rootPath: '/paint',
  identity: { ...summary, name: 'Paint two' },
  versions: [{ text: '2.0.0', current: true }],
};
const grid = { id: 'grid', name: 'Grid', tagline: 'Rows', logo: '/g.svg', version: '8.0.0' };
const cache = new Map([
  ['paint', summary],
  ['grid', grid],
]);

describe('parseSiteProducts', () => {
  it('parses the products of the page', () => {
    expect(products).toEqual([
      { id: 'paint', rootPath: '/paint' },
      { id: 'grid', rootPath: '/data/react-grid' },
      { id: 'home', rootPath: '' },
    ]);
    expect(parseSiteProducts('')).toEqual([]);
    expect(parseSiteProducts(formatSiteProducts(products))).toEqual(products);
  });
});

describe('parseManifestCache', () => {
  it('parses what formatManifestCache wrote', () => {
    expect(parseManifestCache(formatManifestCache(cache), products)).toEqual(cache);
  });

  it.each([
    [null],
    [''],
    ['[]'],
    ['{"paint":7}'],
    ['{"other":{"id":"other","name":"a","tagline":"b"}}'],
  ])('returns an empty cache for %s', (text) => {
    expect(parseManifestCache(text, products).size).toBe(0);
  });

  it('leaves out an invalid entry only', () => {
    const text = JSON.stringify({ paint: { ...summary, name: 7 }, grid });
    expect([...parseManifestCache(text, products).keys()]).toEqual(['grid']);
  });
});

describe('updateManifestCache', () => {
  it('replaces an entry by the new manifest', () => {
    const after = updateManifestCache(cache, paint, { kind: 'found', value: published });
    expect(after.get('paint')).toEqual({ ...summary, name: 'Paint two', version: '2.0.0' });
    expect(after.get('grid')).toBe(grid);
  });

  it('removes the entry of a product that does not exist any more', () => {
    expect([...updateManifestCache(cache, paint, { kind: 'gone' }).keys()]).toEqual(['grid']);
  });

  it.each([
    [{ kind: 'failed' } as const],
    [{ kind: 'found', value: '<html>' } as const],
    [{ kind: 'found', value: { ...published, rootPath: '/elsewhere' } } as const],
  ])('keeps the last valid summary after %j', (answer) => {
    expect(updateManifestCache(cache, paint, answer)).toEqual(cache);
  });
});
