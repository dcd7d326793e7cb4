import { defaultLanguage, isExternal, isLanguagePrefix, parseSegments } from './pathname';

/**
 * Returns the address of a page for a link: language prefix unless English, trailing slash, query and hash kept. An
 * absolute URL is returned unchanged. A pathname that itself starts with something like a language (`/zh/…` without a
 * language) gets the prefix `en`, so that `resolveLocation` returns exactly the pathname and language given here.
 *
 * @param language two letters; `en` has no prefix
 */
export function toHref(pathname: string, language: string): string {
  if (isExternal(pathname)) return pathname;
  const suffix = /[?#].*$/s.exec(pathname)?.[0] ?? '';
  const segments = parseSegments(pathname);
  const needsPrefix = language !== defaultLanguage || isLanguagePrefix(segments[0]);
  const path = [...(needsPrefix ? [language] : []), ...segments].map((part) => `${part}/`).join('');
  return `/${path}${suffix}`;
}

/**
 * Returns the address of a page as plain markdown, a file beside its HTML.
 *
 * @param language two letters; `en` has no prefix
 */
export function toMarkdownHref(pathname: string, language: string): string {
  return `${toHref(pathname, language)}index.md`;
}
