import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assembleSite } from '@tooling/site/assemble';
import { productTable } from 'products';
import { glob } from 'tinyglobby';
import type { FixtureCopy } from './copy-fixture';

const siteFolder = 'dist/site';

/** A site of built fixture apps, in a folder of its own. */
export interface TemporarySite {
  /** The assembled site. */
  readonly root: string;
  assemble(): Promise<void>;
  /** All files: content by path. */
  readFiles(): Promise<ReadonlyMap<string, string>>;
  remove(): Promise<void>;
}

/** Makes a repository whose apps are the fixtures, by name. They need not be built before it is assembled. */
export async function createTemporarySite(
  apps: Readonly<Record<string, FixtureCopy>>,
): Promise<TemporarySite> {
  const repoRoot = await mkdtemp(path.join(tmpdir(), 'docs-e2e-'));
  await mkdir(path.join(repoRoot, 'apps'));
  await writeFile(path.join(repoRoot, 'package.json'), '{}');
  for (const [name, { appDir }] of Object.entries(apps)) {
    await symlink(appDir, path.join(repoRoot, 'apps', name));
  }
  const root = path.join(repoRoot, siteFolder);
  return {
    root,
    assemble: async () => {
      await assembleSite({ repoRoot, productTable, siteFolder });
    },
    async readFiles() {
      const files = (await glob('**/*', { cwd: root })).sort();
      const entries = files.map(
        async (file) => [file, await readFile(path.join(root, file), 'base64')] as const,
      );
      return new Map(await Promise.all(entries));
    },
    remove: () => rm(repoRoot, { recursive: true }),
  };
}
