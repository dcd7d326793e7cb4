import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  parseRegistry,
  registryAddress,
  registryLimits,
  toProductTable,
} from 'docs-shell/registry';
import type { ProductTable } from 'docs-shell/routing';
import type { PublishedSourceOptions } from './find-manifest';
import { readText } from 'docs-shell/lib/read-text';

/** The products of the site that links lead into. */
export interface FoundRegistry {
  readonly productTable: ProductTable;
  /** The reason why the product table of this build is used, or an old copy of the registry. */
  readonly note?: string;
}

/**
 * Reads the registry of the site from its origin, with a time limit and the last valid copy as a fallback, or from the
 * workspace. Never throws: without a registry, the product table of the build is used. The rows of the app's own
 * products always come from the build, which may be ahead of the site.
 *
 * @param built the product table of the build
 * @param own ids of the app's products
 */
export async function findRegistry(
  built: ProductTable,
  own: readonly string[],
  { origin, siteDir, cacheDir, timeLimit = 5000 }: PublishedSourceOptions,
): Promise<FoundRegistry> {
  const merge = (text: string) => {
    const registry = parseRegistry(JSON.parse(text));
    if (!registry) throw new Error('it is not a valid registry');
    const ownRows = built.filter(({ productId }) => own.includes(productId));
    const others = toProductTable(registry).filter(({ productId }) => !own.includes(productId));
    return [...ownRows, ...others];
  };
  const copy = path.join(cacheDir, 'docs-products.json');
  try {
    if (origin === undefined) {
      const text = await readFile(path.join(siteDir, registryAddress), 'utf8');
      return { productTable: merge(text) };
    }
    const text = await fetchRegistry(origin + registryAddress, timeLimit);
    const productTable = merge(text);
    await mkdir(cacheDir, { recursive: true });
    await writeFile(copy, text);
    return { productTable };
  } catch (error) {
    // A workspace that was never assembled has no registry. Its missing manifests are reported.
    if (origin === undefined) return { productTable: built };
    const reason = error instanceof Error ? error.message : String(error);
    try {
      return {
        productTable: merge(await readFile(copy, 'utf8')),
        note: `${reason}; a copy is used`,
      };
    } catch {
      return { productTable: built, note: `${reason}; the product table of this build is used` };
    }
  }
}

async function fetchRegistry(url: string, timeLimit: number): Promise<string> {
  const done = new AbortController();
  try {
    const signal = AbortSignal.any([done.signal, AbortSignal.timeout(timeLimit)]);
    const response = await fetch(url, { signal });
    if (response.status !== 200) throw new Error(`${url} answers ${response.status}`);
    return await readText(response, registryLimits.bytes);
  } finally {
    done.abort();
  }
}
