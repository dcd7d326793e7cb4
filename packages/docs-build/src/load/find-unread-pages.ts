import { basename } from 'node:path';
import type { Diagnostic } from 'diagnostics';
import type { AppFile } from '../lib/collect-files';
import { relativePath } from '../lib/repository-root';

/**
 * Finds Markdown files below `content`, which the build does not read. A README is for authors.
 *
 * @param files the files of the app that end with `.md`
 * @param root the repository's root
 */
export function findUnreadPages(files: readonly AppFile[], root: string): Diagnostic[] {
  return files
    .filter(({ below }) => !/^readme\.md$/i.test(basename(below)))
    .map(({ file }) => ({
      file: relativePath(root, file),
      code: 'DOCS2031',
      received: 'a file that ends with .md',
      expected: 'a file that ends with .mdx',
      hint: `Rename it to ${basename(file)}x. \`npx docs import\` does that for pages of another generator.`,
    }));
}
