import { readBuildManifest, type CachedBuildManifest } from './build-manifest';
import type { BuildRecord, VisitedPage } from './cache-index';
import { newestBuild, recordVisitedPage, removeVisitedPage } from './cache-index-reducers';
import { fetchBuildFile, OutdatedError } from './fetch-file';
import { cachePage, findAssets } from './precache-files';
import type { WorkerContext } from './worker-context';

/**
 * Moves visited pages from older builds of a product to its newest build, so that offline copies stay current and the
 * older caches can be evicted. A page that cannot be fetched now stays complete in its old cache until the next time.
 */
export async function migrateVisitedPages(context: WorkerContext, rootPath: string): Promise<void> {
  const index = await context.index.read();
  const newest = newestBuild(index, rootPath);
  const target = newest && (await readBuildManifest(context, newest));
  if (!target) {
    return;
  }
  const older = index.builds.filter((build) => build.rootPath === rootPath && build !== newest);
  for (const build of older) {
    for (const page of build.pages) {
      await migratePage(context, build, page, target);
    }
  }
}

async function migratePage(
  context: WorkerContext,
  { cache: source }: BuildRecord,
  page: VisitedPage,
  target: CachedBuildManifest,
): Promise<void> {
  const { index, store } = context;
  const { address } = page;
  const { files } = target.manifest;
  const entry = files.get(address);
  if (!entry) {
    await index.update((before) => removeVisitedPage(before, source, address));
    return;
  }
  const old = await store.read(source, address);
  try {
    const isSame = old?.digest === entry.digest;
    const file = isSame ? old : await fetchBuildFile(target.manifest, address);
    // Only files that the old cache has: the others are fetched when the page is viewed again.
    const mentioned = new Set(findAssets(new TextDecoder().decode(file.bytes)));
    const cached = await store.listAddresses(source);
    const usedFiles = cached.filter((it) => mentioned.has(it) && files.has(it));
    await cachePage(context, target, address, file, usedFiles);
  } catch (error) {
    if (error instanceof OutdatedError) {
      return; // There was another deploy in the meantime.
    }
    throw error;
  }
  await index.update((before) => recordVisitedPage(before, target.cache, page));
}
