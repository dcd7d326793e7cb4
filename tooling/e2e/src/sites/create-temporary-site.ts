import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readFiles } from '@tooling/fixture-builder';
import { assembleSite } from '@tooling/site/assemble';
import { manifestFileName } from 'docs-shell/manifest';
import { parsePublishedManifest } from 'docs-shell/manifest/schema';
import { productTable } from 'products';
import { glob } from 'tinyglobby';

const siteFolder = 'dist/site';

/** A site of built apps in a temporary folder. */
export interface TemporarySite {
  /** The assembled site. */
  readonly root: string;
  assemble(): Promise<void>;
  /** Lets another folder be the app of a name, from the next time on that the site is assembled. */
  replaceApp(name: string, appDir: string): Promise<void>;
  /** Puts a built app's files in the place of those it published before; touches no other one, assembles nothing. */
  deploy(appDir: string): Promise<void>;
  /** Returns all files: content by path. */
  readFiles(): Promise<ReadonlyMap<string, string>>;
  remove(): Promise<void>;
}

/**
 * Makes a repository of the apps whose folders are given, by name. They need not be built before it is assembled.
 */
export async function createTemporarySite(
  appDirs: Readonly<Record<string, string>>,
): Promise<TemporarySite> {
  const repoRoot = await mkdtemp(path.join(tmpdir(), 'docs-e2e-'));
  await mkdir(path.join(repoRoot, 'apps'));
  await writeFile(path.join(repoRoot, 'package.json'), '{}');
  for (const [name, appDir] of Object.entries(appDirs)) {
    await symlink(appDir, path.join(repoRoot, 'apps', name));
  }
  const root = path.join(repoRoot, siteFolder);
  return {
    root,
    assemble: async () => {
      await assembleSite({ repoRoot, productTable, siteFolder });
    },
    async replaceApp(name, appDir) {
      const link = path.join(repoRoot, 'apps', name);
      await rm(link);
      await symlink(appDir, link);
    },
    async deploy(appDir) {
      const output = path.join(appDir, 'dist');
      for (const manifest of await glob(`**/${manifestFileName}`, { cwd: output })) {
        for (const file of await listPublished(path.join(root, manifest))) {
          await rm(path.join(root, file), { force: true });
          await rm(path.join(root, `${file}.gz`), { force: true });
        }
      }
      await cp(output, root, { recursive: true });
    },
    readFiles: () => readFiles(root),
    remove: () => rm(repoRoot, { recursive: true }),
  };
}

/** The files of a product that is published, but for assets, which pages of other products may need. */
async function listPublished(manifestFile: string): Promise<readonly string[]> {
  const { manifest } = parsePublishedManifest(await readFile(manifestFile, 'utf8'));
  if (!manifest) throw new Error(`${manifestFile} cannot be read.`);
  return manifest.files.filter((file) => !file.startsWith('/_assets/'));
}
