import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/**
 * Returns the nearest parent folder with a workspace file, or the folder itself if no parent has one.
 *
 * @param directory absolute path
 * @returns an absolute path
 */
export function findRepositoryRoot(directory: string): string {
  for (let folder = directory; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
    if (folder === dirname(folder)) return directory;
  }
}

/** Returns a path relative to a folder, with `/` on every system, as diagnostics have it. */
export function relativePath(from: string, file: string): string {
  return relative(from, file).split(sep).join('/');
}

/**
 * Returns the path of an app's file relative to the repository's root, as diagnostics and readers see it.
 *
 * @param appDir absolute path of the app
 * @param file absolute path of the file
 */
export function repositoryPath(appDir: string, file: string): string {
  return relativePath(findRepositoryRoot(appDir), file);
}
