import { existsSync } from 'node:fs';
import path from 'node:path';
import type { AddressedPage } from 'docs-build/search';
import { rootPathOf } from 'docs-shell/routing';
import { searchIndexAddress } from 'docs-shell/search';
import { productTable } from 'products';
import { createIndexFiles } from '../../../src/generated-products';
import { thousandPagesOfOne, thousandPagesOfSeven } from '../../../src/thousand-pages';
import type { ProductSize } from '../../../src/thousand-pages';
import type { Adapter } from '../adapter';

const site = path.join(import.meta.dirname, '../../../../../dist/site');

/** The search of this repository: the built site, with the index of the corpus in place of its own. */
export const own: readonly Adapter[] = [
  createAdapter('ours, one product', thousandPagesOfOne),
  createAdapter('ours, seven products', thousandPagesOfSeven),
];

function createAdapter(name: string, products: readonly ProductSize[]): Adapter {
  return {
    name,
    page: '/material-ui/getting-started/installation/',
    box: {
      open: '.d-search-button',
      input: '.d-search[open] .d-search-input',
      result: '.d-search mark',
    },
    build: (pages) => {
      if (!existsSync(site)) throw new Error('There is no site at dist/site. Run: npm run build');
      return Promise.resolve({ folder: site, instead: indexFiles(products, pages) });
    },
  };
}

/** Products without pages are not deployed. */
function indexFiles(
  products: readonly ProductSize[],
  pages: readonly AddressedPage[],
): ReadonlyMap<string, string | undefined> {
  const files = new Map<string, string | undefined>();
  let start = 0;
  for (const product of products) {
    const own = pages.slice(start, (start += product.pages)).map((page) => ({
      ...page,
      href: page.href.replace('/material-ui', product.rootPath),
    }));
    for (const [address, text] of createIndexFiles(product, own)) files.set(address, text);
  }
  for (const route of productTable) {
    const address = searchIndexAddress(rootPathOf(route), 'en');
    if (!files.has(address)) {
      files.set(address, undefined);
      files.set(`${rootPathOf(route)}/docs-manifest.json`, undefined);
    }
  }
  return files;
}
