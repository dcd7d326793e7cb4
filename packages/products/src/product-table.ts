import type { ProductTable } from 'docs-shell/routing';

/**
 * The products of the site. The packages know nothing else about the apps.
 * A product's first prefix is its root; `/` takes every path that no other product owns.
 */
export const productTable = [
  { productId: 'material-ui', categoryId: 'core', pathPrefixes: ['/material-ui'] },
  { productId: 'joy-ui', categoryId: 'core', pathPrefixes: ['/joy-ui'] },
  { productId: 'system', categoryId: 'core', pathPrefixes: ['/system'] },
  { productId: 'base-ui', categoryId: 'core', pathPrefixes: ['/base-ui'] },
  { productId: 'x', categoryId: 'x', pathPrefixes: ['/x'] },
  {
    productId: 'x-data-grid',
    categoryId: 'x',
    pathPrefixes: ['/x/react-data-grid', '/x/api/data-grid'],
  },
  { productId: 'docs-infra', categoryId: 'docs', pathPrefixes: ['/experiments'] },
  { productId: 'core', categoryId: 'core', pathPrefixes: ['/'] },
] as const satisfies ProductTable;
