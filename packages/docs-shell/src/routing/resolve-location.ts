import { defaultLanguage, isLanguagePrefix, parseSegments } from './pathname';
import { rootPathOf } from './root-path';
import type { ProductRoute, ProductTable, ResolvedLocation } from './types';

/**
 * Returns language, product, category and pathname of a path or an absolute http(s) URL. Every string has a result;
 * the ids are empty if no product owns the path, which cannot happen with a table in which a product owns `/`.
 */
export function resolveLocation(url: string, table: ProductTable): ResolvedLocation {
  const { language, segments } = splitLanguage(parseSegments(url), table);
  const pathname = `/${segments.join('/')}`;
  const route = findOwner(pathname, table)?.route;
  return {
    language: language ?? defaultLanguage,
    productId: route?.productId ?? '',
    categoryId: route?.categoryId ?? '',
    pathname,
  };
}

interface SplitPath {
  readonly language?: string;
  readonly segments: readonly string[];
}

/** The language is the first segment, or the first one below the root of a self-contained product. */
function splitLanguage(segments: readonly string[], table: ProductTable): SplitPath {
  const [first, ...rest] = segments;
  if (isLanguagePrefix(first)) return { language: first, segments: rest };
  const route = findOwner(`/${segments.join('/')}`, table)?.route;
  if (route?.selfContained !== true) return { segments };
  const depth = rootPathOf(route).split('/').length - 1;
  const language = segments[depth];
  return isLanguagePrefix(language)
    ? { language, segments: segments.toSpliced(depth, 1) }
    : { segments };
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
