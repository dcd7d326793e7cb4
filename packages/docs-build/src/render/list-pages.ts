import type { AppData, PageAddress } from 'docs-shell/page-document';
import type { Product } from 'docs-shell/product';
import { defaultLanguage, resolveLocation, toHref } from 'docs-shell/routing';

/** Every page has a URL in every language of its product. A page without a translation is shown in English. */
export function listPages({ pages, products, productTable }: AppData): readonly PageAddress[] {
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

/** Returns the languages in which a product has pages, English first. */
export function listLanguages({ languages = [] }: Pick<Product, 'languages'>): readonly string[] {
  return [defaultLanguage, ...languages];
}
