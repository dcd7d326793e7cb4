import path from 'node:path';
import { globSync } from 'tinyglobby';

/** The tiny apps of these tests. */
export const fixturesDir = path.join(import.meta.dirname, '../../fixtures');

/** The apps of the site. */
export const appsDir = path.join(import.meta.dirname, '../../../../apps');

/** The apps in a folder: their own folders by name. */
export function listAppDirs(folder: string): Readonly<Record<string, string>> {
  const names = globSync('*/product.ts', { cwd: folder }).map((file) => path.dirname(file));
  return Object.fromEntries(names.sort().map((name) => [name, path.join(folder, name)]));
}
