import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** The nearest folder above that holds the workspace file; the folder itself where there is none. */
export function findRepositoryRoot(directory: string): string {
  for (let folder = directory; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
    if (folder === dirname(folder)) return directory;
  }
}

/** A path the way diagnostics name it: from a folder, with `/` on every system. */
export function relativePath(from: string, file: string): string {
  return relative(from, file).split(sep).join('/');
}

/** A file of an app the way diagnostics and readers see it: from the repository's root. */
export function repositoryPath(appDir: string, file: string): string {
  return relativePath(findRepositoryRoot(appDir), file);
}
