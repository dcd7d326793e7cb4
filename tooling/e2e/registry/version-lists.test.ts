import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { loadApp } from 'docs-build/load-app';
import { expect, it } from 'vitest';
import { listAppDirs } from '../src/sites/list-app-dirs';

const run = promisify(execFile);
const apps = Object.entries(listAppDirs());

/** Returns the newest release of a major version, without prereleases. */
async function readLastRelease(packageName: string, major: string): Promise<string | undefined> {
  const { stdout } = await run('npm', ['view', packageName, 'versions', '--json']);
  const versions = JSON.parse(stdout) as readonly string[];
  return versions
    .filter((version) => new RegExp(`^${major}\\.\\d+\\.\\d+$`).test(version))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1);
}

// The sites of earlier major versions document the last release of each.
it.each(apps)('%s names each earlier version by the number of its last release', async (_, dir) => {
  const { products } = await loadApp(dir);
  for (const { library, versions } of products) {
    const current = versions.find((version) => version.current)?.text.split('.')[0];
    for (const { text } of versions) {
      const major = /^(\d+)\.\d+\.\d+$/.exec(text)?.[1];
      if (library && major !== undefined && major !== current) {
        expect(text).toBe(await readLastRelease(library.packageName, major));
      }
    }
  }
});
