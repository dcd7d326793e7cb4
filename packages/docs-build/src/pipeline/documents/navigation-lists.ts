import { renderLists } from 'docs-shell/components';
import { resolveNavigation, shareContext } from 'docs-shell/page';
import type { AppData } from 'docs-shell/page-document';
import type { PageEntry, Product } from 'docs-shell/product';
import type { AssetFile } from '../../lib/asset-file';
import { hashName } from '../../lib/hash-name';
import { listLanguages } from '../../render/list-pages';
import type { DescribedApp } from './describe-app';

/**
 * With more entries than this, pages of a product do not have the lists of closed groups, which load when they are opened.
 * Otherwise the HTML of all pages would grow with the square of their number.
 */
const maxEntries = 600;

/** The navigation of a product in one language. */
export interface LargeNavigation {
  readonly product: Product;
  readonly language: string;
}

/** Returns the navigations that are too large for every page. */
export function listLargeNavigations(products: readonly Product[]): readonly LargeNavigation[] {
  return products
    .filter(({ pages }) => countEntries(pages) > maxEntries)
    .flatMap((product) => listLanguages(product).map((language) => ({ product, language })));
}

function countEntries(entries: readonly PageEntry[]): number {
  return entries.reduce((count, { children = [] }) => count + 1 + countEntries(children), 0);
}

/** Returns the lists of closed groups of a navigation as JSON: the HTML of their entries, by number. */
export function writeNavigationLists(
  app: DescribedApp,
  { product, language }: LargeNavigation,
): string {
  const { languagesOf, ...context } = shareContext(app, language);
  const items = resolveNavigation({
    ...context,
    product,
    language,
    productTable: app.productTable,
    // Of no page, so all groups are closed.
    pathname: '',
    navigationLists: '',
  });
  return JSON.stringify(renderLists({ items, t: context.translations.messages }));
}

/** Calls `urlOf` for each large navigation, and returns the results by product and language. */
export function nameNavigationLists(
  { products }: Pick<DescribedApp, 'products'>,
  urlOf: (navigation: LargeNavigation) => string,
): AppData['navigationLists'] {
  const urls: Record<string, Record<string, string>> = {};
  for (const navigation of listLargeNavigations(products)) {
    const { id } = navigation.product.identity;
    urls[id] = { ...urls[id], [navigation.language]: urlOf(navigation) };
  }
  return urls;
}

/** Writes the lists of all large navigations of an app, and returns their URLs as pages look them up. */
export function buildNavigationLists(
  app: DescribedApp,
  assetsUrl: string,
): { readonly urls: AppData['navigationLists']; readonly assets: readonly AssetFile[] } {
  const assets: AssetFile[] = [];
  const urls = nameNavigationLists(app, (navigation) => {
    const content = writeNavigationLists(app, navigation);
    const fileName = hashName('navigation.json', content);
    assets.push({ fileName, content });
    return assetsUrl + fileName;
  });
  return { urls, assets };
}
