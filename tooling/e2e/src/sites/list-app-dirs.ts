import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** The tiny apps of these tests. */
export const fixturesDir = path.join(import.meta.dirname, '../../fixtures');

/** The apps of the site. */
export const appsDir = path.join(import.meta.dirname, '../../../../apps');

/** The apps in a folder that are built for all tests: their own folders by name. */
export function listAppDirs(folder: string): Readonly<Record<string, string>> {
  const names = globSync('*/product.ts', { cwd: folder }).map((file) => path.dirname(file));
  return Object.fromEntries(
    names
      .sort()
      .map((name) => [name, path.join(folder, name)] as const)
      .filter(([, appDir]) => hasBuild(appDir)),
  );
}

/** An app without this script is built by the one test that it is for. */
function hasBuild(appDir: string): boolean {
  const text = readFileSync(path.join(appDir, 'package.json'), 'utf8');
  const { scripts } = JSON.parse(text) as { scripts?: Readonly<Record<string, string>> };
  return scripts?.['build'] !== undefined;
}
