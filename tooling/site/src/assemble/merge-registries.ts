import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeRegistry, mergeRegistry } from 'docs-build/registry';
import type { ProductRegistry } from 'docs-shell/registry';
import { loadManifests, loadRegistry, registryFile } from '../manifests';
import type { BuiltApp } from './types';

/**
 * Returns the registry of the site: that of the app at its root, with what the other apps publish. Without such an app
 * there is none.
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

/** Writes the files that list the products of a site into a folder, which stands for an app of its own. */
export async function writeRegistryApp(
  registry: ProductRegistry,
  apps: readonly BuiltApp[],
  folder: string,
): Promise<BuiltApp> {
  const root = apps.find(({ files }) => files.includes(registryFile));
  const texts = await describeRegistry(registry, async (file) =>
    root?.files.includes(file) ? readFile(path.join(root.distDir, file), 'utf8') : undefined,
  );
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [file, text] of texts) await writeFile(path.join(folder, file), text);
  return { name: 'registry', distDir: folder, productIds: [], files: [...texts.keys()] };
}
