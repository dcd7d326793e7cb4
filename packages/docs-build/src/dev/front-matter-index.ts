import { readFile } from 'node:fs/promises';
import type { FrontMatter } from 'docs-shell/page-document';
import type { ContentFile } from '../load';
import { readFrontMatter } from '../content/front-matter';

/** Front matter of the pages that somebody wrote, without compiling them. A file is read again once it is forgotten. */
export interface FrontMatterIndex {
  read(file: ContentFile): Promise<FrontMatter>;
  /** Returns whether the front matter of a file, absolute, is another one than before. */
  update(file: string): Promise<boolean>;
  /** Forgets all files. */
  clear(): void;
}

/** Creates an empty index. */
export function createFrontMatterIndex(): FrontMatterIndex {
  const known = new Map<string, Promise<FrontMatter>>();
  const load = async (file: string) => readFrontMatter(await readFile(file, 'utf8'));
  const read = (file: string) => {
    const entry = known.get(file) ?? load(file);
    known.set(file, entry);
    // A file that vanished meanwhile is asked for again.
    entry.catch(() => known.delete(file));
    return entry;
  };
  return {
    async read({ file, sourceFile }) {
      const frontMatter = await read(file);
      // What has no title yet is called by its file, as in a page that is compiled.
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
