import type { PageEntry, Product } from 'docs-shell/product';
import { createProduct, tableFixture } from '../../load/app.fixture';
import type { DescribedApp } from './describe-app';

/** Creates a product with groups of 24 pages: 25 entries each. */
export const createGroups = (groups: number): Product =>
  createProduct('paint', '/paint', {
    pages: Array.from({ length: groups }, (_, group) => createGroup(`/paint/group-${group + 1}`)),
    languages: ['zh'],
  });
const createGroup = (pathname: string): PageEntry => ({
  pathname,
  children: Array.from({ length: 24 }, (_, page) => ({ pathname: `${pathname}-${page + 1}` })),
});

/** Returns the data of an app with this product. */
export const describeGroups = (groups: number): DescribedApp => {
  const product = createGroups(groups);
  const pathnames = product.pages
    .flatMap(({ children = [] }) => children)
    .map((page) => page.pathname);
  return {
    products: [product],
    productTable: tableFixture,
    languages: ['en', 'zh'],
    pages: pathnames.map((pathname) => ({ pathname, language: 'en' })),
    titles: Object.fromEntries(pathnames.map((pathname) => [pathname, `About ${pathname}`])),
    translations: {},
    translatedTitles: { zh: { '/paint/group-2-1': '刷子' } },
    demoFrames: [],
    assets: { scripts: [], stylesheets: [] },
    config: { links: {} },
  };
};
