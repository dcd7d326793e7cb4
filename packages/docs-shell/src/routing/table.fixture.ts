import type { ProductTable } from './types';

/** A small site with each kind of prefix, for tests. */
export const tableFixture: ProductTable = [
  { productId: 'paint', categoryId: 'tools', pathPrefixes: ['/paint'] },
  { productId: 'grid', categoryId: 'data', pathPrefixes: ['/data/react-grid', '/data/api/grid'] },
  { productId: 'data', categoryId: 'data', pathPrefixes: ['/data'] },
  { productId: 'ink', categoryId: 'tools', pathPrefixes: ['/ink'], selfContained: true },
  {
    productId: 'pens',
    categoryId: 'tools',
    pathPrefixes: ['/office/pens'],
    selfContained: true,
  },
  { productId: 'home', categoryId: 'tools', pathPrefixes: ['/'] },
];
