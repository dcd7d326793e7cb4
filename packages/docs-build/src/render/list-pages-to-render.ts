import { notFoundSegment, type AppData, type PageAddress } from 'docs-shell/page-document';
import type { Product } from 'docs-shell/manifest';
import { defaultLanguage, resolveLocation, toHref } from 'docs-shell/routing';

/**
 * Returns all documents of an app that Next renders: pages in all languages, the 404 pages of each product, and demo
 * frames.
 */
export function listPagesToRender(app: AppData): readonly PageAddress[] {
  return [
    ...listPages(app),
    ...listNotFoundPages(app),
    ...app.demoFrames.map((pathname) => ({ pathname, language: defaultLanguage })),
  ];
}

/** Every page has a URL in every language of its product. A page without a translation is shown in English. */
function listPages({ pages, products, productTable }: AppData): readonly PageAddress[] {
  return pages
    .filter(({ language }) => language === defaultLanguage)
    .flatMap(({ pathname }) => {
      const { productId } = resolveLocation(toHref(pathname, defaultLanguage), productTable);
      const product = products.find(({ identity }) => identity.id === productId);
      return (product ? listLanguages(product) : [defaultLanguage]).map((language) => ({
        pathname,
        language,
      }));
    });
}

/** A server takes the 404 page of the nearest folder, so each path prefix of a product has one. */
function listNotFoundPages({ products, productTable }: AppData): readonly PageAddress[] {
  return products.flatMap((product) => {
    const route = productTable.find(({ productId }) => productId === product.identity.id);
    const prefixes = route?.pathPrefixes ?? [product.rootPath];
    return prefixes.flatMap((prefix) =>
      listLanguages(product).map((language) => ({
        pathname: `${prefix.replace(/\/$/, '')}/${notFoundSegment}`,
        language,
      })),
    );
  });
}

function listLanguages({ languages = [] }: Product): readonly string[] {
  return [defaultLanguage, ...languages];
}
