import { fetchBuildManifest, type FetchedBuildManifest } from './build-manifest';
import { recordBuild, recordSaved, recordSaving } from './cache-index-reducers';
import type { DownloadProblem, DownloadProgress } from './contract';
import { pruneBuild } from './evict-caches';
import { OutdatedError } from './fetch-file';
import { precacheFiles } from './precache-files';
import { isPrecacheManifest, precacheManifestAddress } from './precache-manifest';
import type { WorkerContext } from './worker-context';

interface DownloadOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: DownloadProgress) => void;
}

/** A download starts over when the product is deployed in the meantime, this many times in total. */
const maxAttempts = 3;

/**
 * Downloads all files of the deployed build of a product. When all of them are cached with the right digests, the build
 * becomes the saved one; until then the build that was saved before stays. After a deploy the download starts over and
 * reuses unchanged files.
 *
 * @returns why it failed, or nothing if it succeeded
 * @throws the signal's reason when it is aborted
 */
export async function downloadProduct(
  context: WorkerContext,
  rootPath: string,
  options: DownloadOptions,
): Promise<DownloadProblem | undefined> {
  let unfinished: Unfinished | undefined;
  try {
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      try {
        const deployed = await fetchBuildManifest(context, rootPath);
        if (!deployed) {
          return 'changing';
        }
        const { cache, manifest } = deployed;
        if (unfinished !== undefined && unfinished.cache !== cache) {
          await endDownload(context, unfinished);
          unfinished = undefined;
        }
        unfinished ??= await recordStart(context, cache);
        await downloadFiles(context, deployed, options);
        const saved = { at: Date.now(), bytes: manifest.totalBytes };
        await context.index.update((index) => recordSaved(index, cache, saved));
        unfinished = undefined;
        return undefined;
      } catch (error) {
        if (!(error instanceof OutdatedError)) {
          throw error;
        }
      }
    }
    return 'changing';
  } catch (error) {
    options.signal.throwIfAborted();
    return error instanceof DOMException && error.name === 'QuotaExceededError'
      ? 'full'
      : 'network';
  } finally {
    if (unfinished !== undefined) {
      // A full storage may have no room for the index either. The reader is told the first error.
      await endDownload(context, unfinished).catch(() => undefined);
    }
  }
}

async function downloadFiles(
  context: WorkerContext,
  deployed: FetchedBuildManifest,
  { signal, onProgress }: DownloadOptions,
): Promise<void> {
  const { manifest, cache, file } = deployed;
  await context.index.update((index) =>
    recordSaving(recordBuild(index, { ...manifest, cache }), cache, true),
  );
  await context.store.put(cache, precacheManifestAddress(manifest.rootPath), file);
  const total = manifest.totalBytes;
  let done = 0;
  const onFile = (bytes: number) => {
    done += bytes;
    onProgress({ done, total });
  };
  onProgress({ done, total });
  // Pages come last, so that a cached page is complete while others are still missing.
  const pages = [...manifest.files.keys()].filter((address) => address.endsWith('/'));
  const others = [...manifest.files.keys()].filter((address) => !address.endsWith('/'));
  await precacheFiles(context, deployed, others, { signal, onFile });
  await precacheFiles(context, deployed, pages, { signal, onFile });
}

/** A download that has not succeeded, and what its cache had before. */
interface Unfinished {
  readonly cache: string;
  readonly files: ReadonlySet<string>;
  readonly pages: ReadonlySet<string>;
}

async function recordStart({ index, store }: WorkerContext, cache: string): Promise<Unfinished> {
  const build = (await index.read()).builds.find((it) => it.cache === cache);
  return {
    cache,
    files: new Set(build && (await store.listAddresses(cache))),
    pages: new Set(build?.pages.map(({ address }) => address)),
  };
}

/** Removes the files of an unfinished download, except for visited pages and the files that they need. */
async function endDownload(
  { index, store }: WorkerContext,
  { cache, files, pages }: Unfinished,
): Promise<void> {
  const build = (await index.read()).builds.find((it) => it.cache === cache);
  if (build && !build.saved) {
    await pruneBuild({ store }, build);
    // A page that was visited meanwhile may need files of the download.
    if (build.pages.every(({ address }) => pages.has(address))) {
      const addresses = await store.listAddresses(cache);
      await store.remove(
        cache,
        addresses.filter((address) => !files.has(address) && !isPrecacheManifest(address)),
      );
    }
  }
  // The index is written last: before the download, a full storage has no room for it.
  await index.update((before) => recordSaving(before, cache, false));
}
