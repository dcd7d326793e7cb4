import { resolveLocation, toHref } from 'docs-shell/routing';
import type { LoadedApp } from '../load';
import type { CompiledPage } from '../content/compiled-page';
import type { OgImageText } from './render-og-image';

/**
 * Returns the texts of the Open Graph images, by pathname. They are in English, because the font does not cover all
 * languages. A translated page has the image of the original.
 */
export function listOgImageTexts(
  { products, productTable }: Pick<LoadedApp, 'products' | 'productTable'>,
  pages: readonly CompiledPage[],
): ReadonlyMap<string, OgImageText> {
  const texts = new Map<string, OgImageText>();
  for (const { pathname, language, content } of pages) {
    const { productId } = resolveLocation(toHref(pathname, 'en'), productTable);
    const identity = products.find((product) => product.identity.id === productId)?.identity;
    if (language === 'en' && identity) {
      const { title, description } = content.frontMatter;
      texts.set(pathname, {
        title,
        description,
        family: identity.metadata,
        accent: identity.accent.light,
        wordmarkSvg: identity.wordmarkSvg,
      });
    }
  }
  return texts;
}
