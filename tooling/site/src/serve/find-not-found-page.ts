import type { SiteFileNames } from './site-files';

/**
 * Returns the 404 page for a URL: that of the nearest product up the path, in the language of the URL if it exists, or
 * that of the site's root.
 *
 * @param segments of the path, decoded
 */
export function findNotFoundPage(
  segments: readonly string[],
  files: SiteFileNames,
): string | undefined {
  const [first = '', ...rest] = segments;
  const isTranslated = /^[a-z]{2}$/.test(first);
  const inner = isTranslated ? rest : segments;
  for (let length = inner.length; length >= 0; length -= 1) {
    const folder = inner.slice(0, length);
    const candidates = isTranslated ? [[first, ...folder], folder] : [folder];
    const names = candidates.map((candidate) => [...candidate, '404.html'].join('/'));
    const found = names.find((name) => files.has(name));
    if (found !== undefined) return found;
  }
  return undefined;
}
