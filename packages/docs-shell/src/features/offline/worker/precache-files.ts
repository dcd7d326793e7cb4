import type { CachedBuildManifest } from './build-manifest';
import { fetchBuildFile, type FetchedFile } from './fetch-file';
import type { WorkerContext } from './worker-context';

interface PrecacheOptions {
  readonly signal?: AbortSignal;
  /** Called for each file that is cached, with its size in bytes. */
  readonly onFile?: (bytes: number) => void;
}

/** Files that are fetched in parallel. */
const concurrency = 6;

/**
 * Fills a build's cache with these files. A file that is cached already is skipped, a file that another build cached
 * with the same digest is copied, the others are fetched. After a failure no further file is begun, and the promise
 * rejects when nothing is written any more; files that are cached by then stay.
 */
export async function precacheFiles(
  { store }: Pick<WorkerContext, 'store'>,
  { manifest, cache }: CachedBuildManifest,
  addresses: readonly string[],
  { signal, onFile }: PrecacheOptions = {},
): Promise<void> {
  const otherCaches = (await store.listCaches()).filter((name) => name !== cache).reverse();
  const queue = addresses[Symbol.iterator]();
  const precache = async (address: string) => {
    const entry = manifest.files.get(address);
    if (!entry) {
      return;
    }
    if ((await store.read(cache, address))?.digest !== entry.digest) {
      const copy = await store.find(otherCaches, address);
      const file =
        copy?.digest === entry.digest ? copy : await fetchBuildFile(manifest, address, signal);
      await store.put(cache, address, file);
    }
    onFile?.(entry.bytes);
  };
  let hasFailed = false;
  const work = async () => {
    try {
      for (const address of queue) {
        if (hasFailed) return;
        signal?.throwIfAborted();
        await precache(address);
      }
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  const results = await Promise.allSettled(Array.from({ length: concurrency }, work));
  const failure = results.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
}

/**
 * Caches a page of a build, after everything that it needs: the files that its head references, the files that those
 * stylesheets reference, the scripts of the shell, and other files that it is known to use. So a cached page is always
 * complete.
 */
export async function cachePage(
  context: Pick<WorkerContext, 'store'>,
  build: CachedBuildManifest,
  address: string,
  page: Pick<FetchedFile, 'bytes' | 'headers'>,
  usedFiles: readonly string[] = [],
): Promise<void> {
  const { manifest, cache } = build;
  const referenced = findReferences(new TextDecoder().decode(page.bytes), manifest.files);
  const needed = new Set([...referenced, ...usedFiles, ...manifest.shell]);
  needed.delete(address);
  await precacheFiles(context, build, [...needed]);
  for (const stylesheet of [...needed].filter((name) => name.endsWith('.css'))) {
    const file = await context.store.read(cache, stylesheet);
    const css = new TextDecoder().decode(file?.bytes);
    await precacheFiles(context, build, findReferences(css, manifest.files));
  }
  await context.store.put(cache, address, page);
}

/** Returns the assets of a build that a stylesheet or the head of a page references. */
export function findReferences(
  text: string,
  files: { has(address: string): boolean },
): readonly string[] {
  const head = text.includes('</head>') ? text.slice(0, text.indexOf('</head>')) : text;
  return findAssets(head).filter((name) => files.has(name));
}

/** Returns all asset addresses in a text, each once. */
export function findAssets(text: string): readonly string[] {
  return [...new Set(text.match(/(?:\/[a-z\d-]+)*\/_assets\/[\w./-]+/g))];
}
