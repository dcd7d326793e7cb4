import { findOwner } from './find-owner';
import { defaultLanguage, isLanguagePrefix } from './language-prefix';
import { parseSegments } from './parse-segments';
import type { ProductTable, ResolvedLocation } from './types';

/**
 * Language, product and category of a path or an absolute http(s) URL (SPEC RT-1, RT-2).
 * Total: any string has an answer. Ids are empty where nobody owns the path, which a table with `/` excludes.
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
