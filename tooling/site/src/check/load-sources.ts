import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parsePageSources, type PageSource } from 'docs-build/checks';
import { buildFolder } from 'docs-shell/page-document';
import { glob } from 'tinyglobby';

/** Loads the sources of all pages from the `sources.json` of every built app. */
export async function loadSources(repoRoot: string): Promise<PageSource[]> {
  const files = await glob(`apps/*/${buildFolder}/sources.json`, {
    cwd: repoRoot,
    dot: true,
    // Ignores copies of apps that were left by an aborted test.
    ignore: ['apps/.*/**'],
  });
  const sources = await Promise.all(
    files
      .sort()
      .map(async (file) =>
        parsePageSources(await readFile(path.join(repoRoot, file), 'utf8'), file),
      ),
  );
  return sources.flat();
}
