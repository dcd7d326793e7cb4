import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readFiles } from '@tooling/fixture-builder';
import { assembleSite } from '@tooling/site/assemble';
import { manifestFileName } from 'docs-shell/product';
import { parsePublishedManifest } from 'docs-shell/product/schema';
import { productTable } from 'products';
import { glob } from 'tinyglobby';
import { noteOutsideAccess } from './outside-access';

const siteFolder = 'dist/site';

/** A site of built apps in a temporary folder. */
export interface TemporarySite {
  /** The assembled site. */
  readonly root: string;
  assemble(): Promise<void>;
  /** Replaces the folder of an app. The next assembly uses it. */
  replaceApp(name: string, appDir: string): Promise<void>;
  /**
   * Replaces the published files of an app by those of another build. Does not change other files, and does not
   * assemble the site.
   */
  deploy(appDir: string): Promise<void>;
  /** Returns all files: content by path. */
  readFiles(): Promise<ReadonlyMap<string, string>>;
  remove(): Promise<void>;
}

/** Creates a repository of the apps in these folders, by name. They must be built before the site is assembled. */
export async function createTemporarySite(
  appDirs: Readonly<Record<string, string>>,
): Promise<TemporarySite> {
  noteOutsideAccess();
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
      const manifests = await glob(`**/${manifestFileName}`, { cwd: output });
      for (const manifest of manifests) {
        for (const file of await listPublished(path.join(root, manifest))) {
          await rm(path.join(root, file), { force: true });
          await rm(path.join(root, `${file}.gz`), { force: true });
        }
      }
      // Manifests last, as `docs deploy` does: a server reads the site again when one of them has changed.
      const isManifest = (file: string) => path.basename(file) === manifestFileName;
      await cp(output, root, { recursive: true, filter: (file) => !isManifest(file) });
      for (const manifest of manifests) {
        await cp(path.join(output, manifest), path.join(root, manifest));
      }
    },
    readFiles: () => readFiles(root),
    remove: () => rm(repoRoot, { recursive: true }),
  };
}

/** Returns the published files of a product without assets, which pages of other products may need. */
async function listPublished(manifestFile: string): Promise<readonly string[]> {
  const { manifest } = parsePublishedManifest(await readFile(manifestFile, 'utf8'));
  if (!manifest) throw new Error(`${manifestFile} cannot be read.`);
  return manifest.files.filter((file) => !file.startsWith('/_assets/'));
}
