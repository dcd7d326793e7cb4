import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  parseRegistry,
  registryAddress,
  registryLimits,
  toProductTable,
  type ProductRegistry,
} from 'docs-shell/registry';
import type { ProductTable } from 'docs-shell/routing';

/** Name of the registry below the root of a site. */
export const registryFile = registryAddress.slice(1);

/** Reads the registry of a site. Returns undefined if it is missing or invalid. */
export async function loadRegistry(root: string): Promise<ProductRegistry | undefined> {
  try {
    const text = await readFile(path.join(root, registryFile), 'utf8');
    return text.length > registryLimits.bytes ? undefined : parseRegistry(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Returns the products in the registry of a site, or those of the product table if there is no registry. */
export async function loadProductTable(
  root: string,
  fallback: ProductTable,
): Promise<ProductTable> {
  const registry = await loadRegistry(root);
  return registry ? toProductTable(registry) : fallback;
}
