import { defaultLanguage, isLanguagePrefix, parseSegments } from './pathname';
import type { ProductRoute, ProductTable, ResolvedLocation } from './types';

/**
 * Returns language, product, category and pathname of a path or an absolute http(s) URL. Every string has a result;
 * the ids are empty if no product owns the path, which cannot happen with a table in which a product owns `/`.
 */
export function resolveLocation(url: string, table: ProductTable): ResolvedLocation {
  const [first, ...rest] = parseSegments(url);
  const hasPrefix = first !== undefined && isLanguagePrefix(first);
  const segments = first === undefined || hasPrefix ? rest : [first, ...rest];
  const pathname = `/${segments.join('/')}`;
  const route = findOwner(pathname, table)?.route;
  return {
    language: hasPrefix ? first : defaultLanguage,
    productId: route?.productId ?? '',
    categoryId: route?.categoryId ?? '',
    pathname,
  };
}

/** A product of the table, and the prefix with which it owns a path. */
export interface Owner {
  readonly route: ProductRoute;
  readonly prefix: string;
}

/**
 * Returns the product that owns a normalized pathname: the longest prefix of whole segments wins.
 *
 * @returns undefined if no prefix matches
 */
export function findOwner(pathname: string, table: ProductTable): Owner | undefined {
  let owner: Owner | undefined;
  for (const route of table) {
    for (const prefix of route.pathPrefixes) {
      if (startsWithSegments(pathname, prefix) && prefix.length > (owner?.prefix.length ?? 0)) {
        owner = { route, prefix };
      }
    }
  }
  return owner;
}

function startsWithSegments(pathname: string, prefix: string): boolean {
  return prefix === '/' || pathname === prefix || pathname.startsWith(`${prefix}/`);
}
