import type { Redirect } from '../product';
import { defaultLanguage, normalizePathname } from './pathname';
import { toHref } from './to-href';
import type { ProductTable } from './types';

/** A redirect as a browser requests it: with language prefix and trailing slash. */
export interface MovedAddress {
  readonly from: string;
  /** May end with an anchor. */
  readonly to: string;
  /** The product that declares the redirect, and the position in its list. */
  readonly productId: string;
  readonly index: number;
}

/** A product: a published manifest has all of it. */
export interface RedirectingProduct {
  readonly identity: { readonly id: string };
  readonly languages: readonly string[];
  readonly pages: readonly { readonly pathname: string }[];
  readonly redirects: readonly Redirect[];
}

/**
 * Returns all redirects of the products, in each language of the product. A target that is not published in
 * that language is replaced by the English one.
 */
export function listRedirects(
  products: readonly RedirectingProduct[],
  table: ProductTable,
): readonly MovedAddress[] {
  const languagesOf = new Map(
    products.flatMap(({ pages, languages }) =>
      pages.map(({ pathname }) => [pathname, new Set(languages)] as const),
    ),
  );
  return products.flatMap(({ identity, languages, redirects }) =>
    languages.flatMap((language) =>
      redirects.map(({ from, to }, index) => {
        const isSpoken = languagesOf.get(normalizePathname(to))?.has(language);
        return {
          from: toHref(from, language, table),
          to: toHref(to, isSpoken ? language : defaultLanguage, table),
          productId: identity.id,
          index,
        };
      }),
    ),
  );
}
