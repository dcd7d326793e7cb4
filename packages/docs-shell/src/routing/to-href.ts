import { isExternal } from './is-external';
import { defaultLanguage, isLanguagePrefix } from './language-prefix';
import { parseSegments } from './parse-segments';

/**
 * The address for a link: language prefix unless English, trailing slash, query and hash kept (SPEC RT-2).
 * An absolute URL stays as it is. A pathname that itself starts like a language (`/zh/…` without one) gets the `en` prefix, so that
 * `resolveLocation` gives back exactly what went in.
 */
export function toHref(pathname: string, language: string): string {
  if (isExternal(pathname)) return pathname;
  const suffix = /[?#].*$/s.exec(pathname)?.[0] ?? '';
  const segments = parseSegments(pathname);
  const needsPrefix = language !== defaultLanguage || isLanguagePrefix(segments[0]);
  const path = [...(needsPrefix ? [language] : []), ...segments].map((part) => `${part}/`).join('');
  return `/${path}${suffix}`;
}
