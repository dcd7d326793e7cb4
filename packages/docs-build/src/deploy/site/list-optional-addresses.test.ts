import { expect, it } from 'vitest';
import { listOptionalAddresses } from './list-optional-addresses';

const table = [
  { productId: 'paint', categoryId: 'art', pathPrefixes: ['/paint', '/api/paint'] },
  { productId: 'home', categoryId: 'art', pathPrefixes: ['/'] },
];

it('lists the registry, and the manifest and the indexes of each product, in all languages of the site', () => {
  expect(listOptionalAddresses(table, [{ manifest: { languages: ['en', 'zh'] } }])).toEqual([
    '/docs-products.json',
    '/paint/docs-manifest.json',
    '/paint/search-en.json',
    '/paint/search-zh.json',
    '/docs-manifest.json',
    '/search-en.json',
    '/search-zh.json',
  ]);
});

it('includes English even without manifests', () => {
  expect(listOptionalAddresses(table.slice(1), [])).toEqual([
    '/docs-products.json',
    '/docs-manifest.json',
    '/search-en.json',
  ]);
});
