import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ProductRegistry } from 'docs-shell/registry';
import { loadRegistry } from '../deploy/site/load-registry';
import { describeRegistry } from './describe-registry';

/**
 * Changes the registry of a deployed site, and the other files at its root that list products. Pages of the site follow
 * when they are opened next; nothing is built.
 *
 * @param change returns the new registry
 * @returns names of the files that were written
 */
export async function updateRegistry(
  root: string,
  change: (registry: ProductRegistry) => ProductRegistry,
): Promise<readonly string[]> {
  const registry = await loadRegistry(root);
  if (!registry) throw new Error(`${root} has no valid registry.`);
  const files = await describeRegistry(change(registry), (file) =>
    readFile(path.join(root, file), 'utf8').catch(() => undefined),
  );
  for (const [name, text] of files) {
    await replaceFile(path.join(root, `${name}.gz`), gzipSync(text, { level: 9 }));
    await replaceFile(path.join(root, name), text);
  }
  return [...files.keys()];
}

/** Readers get the old file or the new one. A file that is hard-linked from another folder does not change there. */
async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${file}.next`, content);
  await rename(`${file}.next`, file);
}
