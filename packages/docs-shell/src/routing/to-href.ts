import { defaultLanguage, isExternal, isLanguagePrefix, parseSegments } from './pathname';
import { findOwner } from './resolve-location';
import { rootPathOf } from './root-path';
import type { ProductTable } from './types';

/** The address of an English page has no language, so it depends on no table. */
type Place =
  | readonly [language: typeof defaultLanguage]
  | readonly [language: string, table: ProductTable];

/**
 * Returns the address of a page for a link: language unless English, trailing slash, query and hash kept. An absolute URL
 * is returned unchanged. The language comes first, or below the root of a self-contained product. A pathname with
 * something like a language in that place (`/zh/…` without a language) gets `en`, so that `resolveLocation` returns
 * exactly the pathname and language given here.
 *
 * @param place language of two letters; `en` is left out. Other languages need the table, which says where they are
 */
export function toHref(pathname: string, ...[language, table = []]: Place): string {
  if (isExternal(pathname)) return pathname;
  const suffix = /[?#].*$/s.exec(pathname)?.[0] ?? '';
  const segments = parseSegments(pathname);
  const depth = languageDepth(segments, table);
  const isNamed = language !== defaultLanguage || isLanguagePrefix(segments[depth]);
  const parts = isNamed ? segments.toSpliced(depth, 0, language) : segments;
  return `/${parts.map((part) => `${part}/`).join('')}${suffix}`;
}

/** Returns the number of segments before the language. */
function languageDepth(segments: readonly string[], table: ProductTable): number {
  const route = findOwner(`/${segments.join('/')}`, table)?.route;
  return route?.selfContained === true ? rootPathOf(route).split('/').length - 1 : 0;
}

/**
 * Returns the address of a page as plain markdown, a file beside its HTML.
 *
 * @param place as for `toHref`
 */
export function toMarkdownHref(pathname: string, ...place: Place): string {
  return `${toHref(pathname, ...place)}index.md`;
}
