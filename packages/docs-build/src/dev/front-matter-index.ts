import { readFileSync } from 'node:fs';
import type { FrontMatter } from 'docs-shell/page-document';
import type { ContentFile } from '../load';
import { readFrontMatter } from '../content/front-matter';

/** Front matter of content pages, read without compiling them. */
export interface FrontMatterIndex {
  read(file: ContentFile): Promise<FrontMatter>;
  /** Reads the absolute file again. Returns whether its front matter has changed. */
  update(file: string): Promise<boolean>;
  /** Forgets all files. */
  clear(): void;
}

/** Creates an empty index. */
export function createFrontMatterIndex(): FrontMatterIndex {
  const known = new Map<string, Promise<FrontMatter>>();
  // Asynchronous calls for all pages of an app would take several times the CPU time.
  const load = async (file: string) => readFrontMatter(file, readFileSync(file, 'utf8'));
  const read = (file: string) => {
    const entry = known.get(file) ?? load(file);
    known.set(file, entry);
    // A failed read is not cached.
    entry.catch(() => known.delete(file));
    return entry;
  };
  return {
    async read({ file, sourceFile }) {
      const frontMatter = await read(file);
      // A page without a title is named by its file, as in the compiled page.
      return frontMatter.title === '' ? { ...frontMatter, title: sourceFile } : frontMatter;
    },
    async update(file) {
      const before = await known.get(file);
      known.delete(file);
      return JSON.stringify(before) !== JSON.stringify(await read(file));
    },
    clear() {
      known.clear();
    },
  };
}
