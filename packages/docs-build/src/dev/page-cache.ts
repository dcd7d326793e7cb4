import type { CompiledContent } from '../content/types';

/** A cache of compiled pages of a dev session. */
export interface PageCache {
  /** Returns the page that was compiled last under this key, if its source is the same. */
  get(
    key: string,
    source: string,
    compile: () => Promise<CompiledContent>,
  ): Promise<CompiledContent>;
  /** Forgets pages with images: the app was loaded again, perhaps because one of these files has changed. */
  forgetImages(): void;
}

interface CachedPage {
  readonly source: string;
  readonly content: Promise<CompiledContent>;
  hasImages: boolean;
}

/**
 * Creates an empty cache. Pages with diagnostics are not cached, because the fix may be in a file that is not watched.
 */
export function createPageCache(): PageCache {
  const pages = new Map<string, CachedPage>();
  return {
    async get(key, source, compile) {
      const known = pages.get(key);
      if (known?.source === source) return known.content;
      // Until it is known, a page may have images.
      const page: CachedPage = { source, content: compile(), hasImages: true };
      pages.set(key, page);
      let isGood = false;
      try {
        const content = await page.content;
        isGood = content.diagnostics.length === 0;
        page.hasImages = content.images.length > 0;
        return content;
      } finally {
        if (!isGood && pages.get(key) === page) pages.delete(key);
      }
    },
    forgetImages() {
      for (const [key, { hasImages }] of pages) if (hasImages) pages.delete(key);
    },
  };
}
