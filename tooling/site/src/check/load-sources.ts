import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type LibraryShare,
  parseLibraryShares,
  parsePageSources,
  type PageSource,
} from 'docs-build/checks';
import { buildFolder } from 'docs-shell/page-document';
import { glob } from 'tinyglobby';

/** Loads the sources of all pages from the `sources.json` of every built app. */
export function loadSources(repoRoot: string): Promise<PageSource[]> {
  return loadRows(repoRoot, 'sources.json', parsePageSources);
}

/** Loads the shares of libraries in the weight of pages from the `libraries.json` of every built app. */
export function loadLibraryShares(repoRoot: string): Promise<LibraryShare[]> {
  return loadRows(repoRoot, 'libraries.json', parseLibraryShares);
}

async function loadRows<Row>(
  repoRoot: string,
  name: string,
  parse: (text: string, file: string) => readonly Row[],
): Promise<Row[]> {
  const files = await glob(`apps/*/${buildFolder}/${name}`, {
    cwd: repoRoot,
    dot: true,
    // Ignores copies of apps that were left by an aborted test.
    ignore: ['apps/.*/**'],
  });
  const rows = await Promise.all(
    files
      .sort()
      .map(async (file) => parse(await readFile(path.join(repoRoot, file), 'utf8'), file)),
  );
  return rows.flat();
}
