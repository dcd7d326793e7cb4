import path from 'node:path';
import { globSync } from 'tinyglobby';

const fixturesDir = path.join(import.meta.dirname, '../../fixtures');

/** The folder of the apps of the site. */
export const appsDir = path.join(import.meta.dirname, '../../../../apps');

/** The apps of the site: their folders by name. */
export function listAppDirs(): Readonly<Record<string, string>> {
  const names = globSync('*/product.ts', { cwd: appsDir }).map((file) => path.dirname(file));
  return Object.fromEntries(names.sort().map((name) => [name, path.join(appsDir, name)]));
}

/** The folder of a fixture. */
export function fixtureDir(name: string): string {
  return path.join(fixturesDir, name);
}
