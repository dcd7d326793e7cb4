import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parsePageSources, type PageSource } from 'docs-build/checks';
import { buildFolder } from 'docs-shell/page-document';
import { glob } from 'tinyglobby';

/** Where all pages come from: the `sources.json` of every app that is built. */
export async function loadSources(repoRoot: string): Promise<PageSource[]> {
  const files = await glob(`apps/*/${buildFolder}/sources.json`, {
    cwd: repoRoot,
    dot: true,
    // A copy of an app that a killed test left is no app.
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
