import type { CompiledContent } from '../content/types';

/** Compiled pages of a dev session by their source: a page is compiled once until its text or the app changes. */
export interface PageCache {
  get(
    key: string,
    source: string,
    compile: () => Promise<CompiledContent>,
  ): Promise<CompiledContent>;
}

interface CachedPage {
  readonly source: string;
  readonly content: Promise<CompiledContent>;
}

/** Creates an empty cache. A page with diagnostics is not kept: what mends it may be a file that nobody watches. */
export function createPageCache(): PageCache {
  const pages = new Map<string, CachedPage>();
  return {
    async get(key, source, compile) {
      const known = pages.get(key);
      if (known?.source === source) return known.content;
      const page = { source, content: compile() };
      pages.set(key, page);
      let isGood = false;
      try {
        const content = await page.content;
        isGood = content.diagnostics.length === 0;
        return content;
      } finally {
        if (!isGood && pages.get(key) === page) pages.delete(key);
      }
    },
  };
}
