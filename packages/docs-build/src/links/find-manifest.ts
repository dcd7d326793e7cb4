import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { manifestAddress, type PublishedManifest } from 'docs-shell/product';
import { parsePublishedManifest } from 'docs-shell/product/schema';
import { rootPathOf, type ProductRoute } from 'docs-shell/routing';

/** Sources of the manifests of other products. */
export interface PublishedSourceOptions {
  /**
   * Origin to request manifests from, without trailing slash. Without it, the assembled site of the workspace is read.
   */
  readonly origin?: string;
  /** The assembled site. */
  readonly siteDir: string;
  /** Folder of the last valid copies. */
  readonly cacheDir: string;
  /** Time after which a product counts as down, in milliseconds. */
  readonly timeLimit?: number;
}

/** The manifest of another product, if there is one. */
export interface FoundManifest {
  readonly manifest?: PublishedManifest;
  /** The reason why there is none, or why it is an old copy. */
  readonly note?: string;
}

/**
 * Reads the manifest of a product from its origin, with a time limit and the last valid copy as a fallback, or from the
 * workspace. Never throws: without a manifest, links into that product are not checked.
 */
export async function findManifest(
  route: ProductRoute,
  options: PublishedSourceOptions,
): Promise<FoundManifest> {
  const name = manifestAddress(rootPathOf(route));
  const { origin, siteDir, cacheDir, timeLimit = 5000 } = options;
  if (origin === undefined) {
    return readManifest(route, () => readFile(path.join(siteDir, name), 'utf8'));
  }
  const copy = path.join(cacheDir, `${route.productId}.json`);
  const fresh = await readManifest(route, () => fetchText(origin + name, timeLimit));
  if (fresh.manifest) {
    await mkdir(cacheDir, { recursive: true });
    await writeFile(copy, JSON.stringify(fresh.manifest));
    return fresh;
  }
  const { manifest } = await readManifest(route, () => readFile(copy, 'utf8'));
  if (!manifest) return fresh;
  const date = (await stat(copy)).mtime.toISOString().slice(0, 10);
  return { manifest, note: `${fresh.note ?? ''}; the copy of ${date} is used` };
}

async function readManifest(
  { productId }: ProductRoute,
  read: () => Promise<string>,
): Promise<FoundManifest> {
  try {
    const parsed = parsePublishedManifest(await read());
    if (!parsed.manifest) return { note: parsed.problem };
    const { id } = parsed.manifest.identity;
    return id === productId ? parsed : { note: `it is the manifest of ${id}` };
  } catch (error) {
    return { note: describe(error) };
  }
}

async function fetchText(url: string, timeLimit: number): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeLimit) });
  // 204 says that the product is not deployed.
  if (response.status !== 200) throw new Error(`${url} answers ${response.status}`);
  return response.text();
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'ENOENT') return 'it is not in the assembled site';
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
