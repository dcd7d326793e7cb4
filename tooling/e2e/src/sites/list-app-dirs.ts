import path from 'node:path';
import { globSync } from 'tinyglobby';

/** The tiny apps of these tests. */
export const fixturesDir = path.join(import.meta.dirname, '../../fixtures');

/** The apps of the site. */
export const appsDir = path.join(import.meta.dirname, '../../../../apps');

/** The fixtures that make one site. Others are second apps for a product of these, each for the tests that name it. */
const sharedFixtures = ['home', 'system', 'tiny', 'zh'];

/** The apps of a site, the one of `apps/` or that of the fixtures: their folders by name. */
export function listAppDirs(folder: string): Readonly<Record<string, string>> {
  const names =
    folder === fixturesDir
      ? sharedFixtures
      : globSync('*/product.ts', { cwd: folder }).map((file) => path.dirname(file));
  return Object.fromEntries(names.sort().map((name) => [name, path.join(folder, name)]));
}

/** The folder of a fixture. */
export function fixtureDir(name: string): string {
  return path.join(fixturesDir, name);
}
