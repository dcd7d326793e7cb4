import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { siteRoot } from '../src/site-root';
import { listProducts } from '../src/sites/list-products';

/** Addresses that others link to, below the root of each product. A guide that moves needs a redirect. */
const promised: Readonly<Record<string, string>> = {
  '': 'offline versions',
  '/base-ui': 'getting-started',
  '/experiments':
    'docs docs/writing docs/headers docs/markdown docs/og-card docs/components docs/callouts docs/codeblock docs/custom-components docs/demos docs/pro-feature docs/data-grid-premium',
  '/joy-ui': 'getting-started customization integrations migration',
  '/material-ui':
    'getting-started customization guides integrations migration design-resources react-button api/button',
  '/system':
    'getting-started properties borders display flexbox grid palette positions shadows sizing spacing typography react-box react-container react-grid react-stack migration api experimental-api styles',
  '/x': 'migration migration/migration-data-grid-v4 migration/migration-data-grid-v5 migration/migration-data-grid-v6 migration/migration-data-grid-v7',
  '/x/react-data-grid':
    'getting-started quickstart layout columns rows editing clipboard performance tree-data row-grouping aggregation pivoting recipes',
};

test('every address that a product promises is a page or a redirect', async () => {
  const products = await listProducts(siteRoot());
  expect(products.map(({ rootPath }) => rootPath).sort()).toEqual(Object.keys(promised).sort());
  const moved = new Set(products.flatMap(({ redirects }) => redirects.map(({ from }) => from)));
  const missing = Object.entries(promised).flatMap(([rootPath, names]) =>
    ['', ...names.split(' ').map((name) => `/${name}`)]
      .map((name) => rootPath + name)
      .filter((address) => !existsSync(path.join(siteRoot(), address, 'index.html')))
      .filter((address) => !moved.has(address)),
  );
  expect(missing).toEqual([]);
});
