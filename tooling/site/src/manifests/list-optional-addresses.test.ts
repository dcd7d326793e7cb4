import { expect, it } from 'vitest';
import { listOptionalAddresses } from './list-optional-addresses';

const table = [
  { productId: 'paint', categoryId: 'art', pathPrefixes: ['/paint', '/api/paint'] },
  { productId: 'home', categoryId: 'art', pathPrefixes: ['/'] },
];

it('lists manifest and indexes of each product, in each language that any of them speaks', () => {
  expect(listOptionalAddresses(table, [{ manifest: { languages: ['en', 'zh'] } }])).toEqual([
    '/paint/docs-manifest.json',
    '/paint/search-en.json',
    '/paint/search-zh.json',
    '/docs-manifest.json',
    '/search-en.json',
    '/search-zh.json',
  ]);
});

it('knows English where no product says anything', () => {
  expect(listOptionalAddresses(table.slice(1), [])).toEqual([
    '/docs-manifest.json',
    '/search-en.json',
  ]);
});
