import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeRegistry, mergeRegistry } from 'docs-build/registry';
import type { ProductRegistry } from 'docs-shell/registry';
import { loadManifests, loadRegistry, registryFile } from 'docs-build/deploy';
import type { BuiltApp } from './types';

/**
 * Returns the registry of the site: the registry of the app at its root, with the products of other apps. Undefined
 * without such an app.
 */
export async function mergeRegistries(
  apps: readonly BuiltApp[],
): Promise<ProductRegistry | undefined> {
  const root = apps.find(({ files }) => files.includes(registryFile));
  const registry = root && (await loadRegistry(root.distDir));
  if (!registry) return undefined;
  const found = await Promise.all(apps.map(({ distDir, files }) => loadManifests(distDir, files)));
  const manifests = found.flatMap((each) => each.manifests.map(({ manifest }) => manifest));
  return mergeRegistry(registry, manifests);
}

/** Writes the files that list the products of a site to a folder, which is merged like an app. */
export async function writeRegistryApp(
  registry: ProductRegistry,
  apps: readonly BuiltApp[],
  folder: string,
): Promise<BuiltApp> {
  const texts = await describeRegistry(registry, async (file) => {
    const app = apps.find(({ files }) => files.includes(file));
    return app && readFile(path.join(app.distDir, file), 'utf8');
  });
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [file, text] of texts) await writeFile(path.join(folder, file), text);
  return { name: 'registry', distDir: folder, productIds: [], files: [...texts.keys()] };
}
