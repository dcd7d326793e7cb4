import { LRUCache } from 'lru-cache';
import type { CompiledContent } from '../content/types';

/** A cache of compiled pages of a dev session. */
export interface PageCache {
  /**
   * Returns the page that was compiled last under this key, if its source is the same.
   *
   * @param isKept whether to keep the page that `compile` returns
   */
  get(
    key: string,
    source: string,
    compile: () => Promise<CompiledContent>,
    isKept?: boolean,
  ): Promise<CompiledContent>;
  /** Forgets pages with images: the app was loaded again, perhaps because one of these files has changed. */
  forgetImages(): void;
}

interface CachedPage {
  readonly source: string;
  readonly content: Promise<CompiledContent>;
  hasImages: boolean;
}

/** Pages that a session keeps, those used last: more than an author goes back to. A page of many demos takes 300 KB. */
export const maxKeptPages = 60;

/**
 * Creates an empty cache. Pages with diagnostics are not cached, because the fix may be in a file that is not watched.
 */
export function createPageCache(): PageCache {
  const pages = new LRUCache<string, CachedPage>({ max: maxKeptPages });
  return {
    async get(key, source, compile, isKept = true) {
      const known = pages.get(key);
      if (known?.source === source) return known.content;
      if (!isKept) return compile();
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
