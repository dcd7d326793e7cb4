import type { Product } from '../product';
import { defaultLanguage, toHref, type ProductTable } from '../routing';
import type { LanguageLink } from './types';

/**
 * Returns the page in each language of its product, for the control that changes the language; nothing for a product in
 * one language. Every page has an address in every language: one that is not translated is shown in English.
 */
export function resolveLanguages(
  { languages = [], rootPath }: Pick<Product, 'languages' | 'rootPath'>,
  table: ProductTable,
  /** Without a page, the links lead to the root of the product. */
  pathname: string | undefined,
): readonly LanguageLink[] {
  if (languages.length === 0) return [];
  return [defaultLanguage, ...languages].map((language) => ({
    language,
    // A reader looks for the name in the language itself.
    name: new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language,
    href: toHref(pathname ?? rootPath, language, table),
  }));
}
