import { describe, expect, it } from 'vitest';
import { tableFixture } from '../routing/table.fixture';
import { parseRegistry, registerRoute, registryLimits, toProductTable } from './product-registry';

const paint = {
  id: 'paint',
  prefixes: ['/paint', '/api/paint'],
  name: 'Paint',
  category: 'tools',
  order: 20,
  manifest: '/paint/docs-manifest.json',
};
const home = {
  id: 'home',
  prefixes: ['/'],
  category: 'tools',
  order: 10,
  manifest: '/docs-manifest.json',
};
const parse = (...products: readonly unknown[]) => parseRegistry({ schemaVersion: 1, products });
const ids = (...products: readonly unknown[]) =>
  parse(home, ...products)?.products.map(({ id }) => id);

it('reads what a product table describes', () => {
  const products = tableFixture.map((route, index) => registerRoute(route, index));
  const registry = parseRegistry(JSON.parse(JSON.stringify({ schemaVersion: 1, products })));
  expect(registry?.products).toEqual(products);
  expect(registry && toProductTable(registry)).toEqual(tableFixture);
});

it('sorts products by their order, and ignores unknown keys', () => {
  const registry = parse({ ...paint, color: 'red' }, home);
  expect(registry?.products).toEqual([home, paint]);
});

describe('an invalid product is left out, and no other', () => {
  it.each([
    ['no object', 'paint'],
    ['an id with markup', { ...paint, id: '<b>' }],
    ['an id with a space', { ...paint, id: 'pa int' }],
    ['no prefix', { ...paint, prefixes: [] }],
    ['a prefix that is no text', { ...paint, prefixes: ['/paint', 7] }],
    ['another host', { ...paint, prefixes: ['//evil.example'] }],
    ['another host behind a backslash', { ...paint, prefixes: ['/\\evil.example'] }],
    ['an absolute address', { ...paint, prefixes: ['https://evil.example'] }],
    ['a script', { ...paint, prefixes: ['javascript:alert(1)'] }],
    ['a path upwards', { ...paint, prefixes: ['/paint/../other'] }],
    ['a trailing slash', { ...paint, prefixes: ['/paint/'] }],
    ['a language', { ...paint, prefixes: ['/zh/paint'], manifest: '/zh/paint/docs-manifest.json' }],
    ['too many prefixes', { ...paint, prefixes: Array(51).fill('/paint') }],
    ['a long prefix', { ...paint, prefixes: [`/${'p'.repeat(200)}`] }],
    ['the manifest of another host', { ...paint, manifest: '//evil.example/docs-manifest.json' }],
    ['the manifest of another product', { ...paint, manifest: '/docs-manifest.json' }],
    ['the id of another product', { ...paint, id: 'home' }],
    ['the prefix of another product', { ...paint, prefixes: ['/paint', '/'] }],
    ['no category', { ...paint, category: undefined }],
  ])('%s', (_, product) => {
    expect(ids(product)).toEqual(['home']);
    expect(ids(product, { ...paint, id: 'next' })).toEqual(['home', 'next']);
  });
});

it('ignores a name that is no line, and an order that is no number', () => {
  const [product] = parse({ ...paint, name: 'x'.repeat(201), order: '1' })?.products ?? [];
  expect(product).not.toHaveProperty('name');
  expect(product?.order).toBe(0);
});

it.each([
  ['text', '<html>'],
  ['a list', [paint]],
  ['another version', { schemaVersion: 2, products: [paint] }],
  ['no products', { schemaVersion: 1, products: [] }],
  ['no valid product', { schemaVersion: 1, products: [7] }],
  [
    'too many products',
    { schemaVersion: 1, products: Array(registryLimits.products + 1).fill(paint) },
  ],
])('ignores %s as a registry', (_, value) => {
  expect(parseRegistry(value)).toBeUndefined();
});

it.each([
  ['https://docs.example.com', 'https://docs.example.com'],
  ['https://docs.example.com/"><script>', undefined],
  ['javascript:alert(1)', undefined],
])('reads the origin %s as %s', (origin, expected) => {
  expect(parseRegistry({ schemaVersion: 1, origin, products: [home] })?.origin).toBe(expected);
});
