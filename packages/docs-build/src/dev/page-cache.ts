import type { CompiledContent } from '../content/types';

/** A cache of compiled pages of a dev session. A page is compiled again when its text or the app changes. */
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

/**
 * Creates an empty cache. Pages with diagnostics are not cached, because the fix may be in a file that is not watched.
 */
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
