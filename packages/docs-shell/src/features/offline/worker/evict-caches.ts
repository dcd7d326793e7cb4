import type { BuildRecord, CacheIndex } from './cache-index';
import { newestBuild, removeBuilds } from './cache-index-reducers';
import { isPrecacheManifest } from './precache-manifest';
import { listTabs, type WorkerContext } from './worker-context';

/** Deletes the caches of unused builds, and caches of ours that the index does not list. */
export async function evictUnusedCaches({
  scope,
  names,
  store,
  index,
}: WorkerContext): Promise<void> {
  // The caches are listed before the index is read: a new cache is created after its build is in the index.
  const caches = await store.listCaches();
  const tabs = (await listTabs(scope)).map(({ id, url }) => ({ id, path: new URL(url).pathname }));
  const unused: string[] = [];
  const { builds } = await index.update((before) => {
    unused.push(...findUnusedCaches(before, tabs));
    return unused.length > 0 ? removeBuilds(before, unused) : before;
  });
  const known = new Set([names.index, ...builds.map(({ cache }) => cache)]);
  for (const cache of caches) {
    if (!known.has(cache)) {
      await store.drop(cache);
    }
  }
}

/**
 * Returns the caches of builds that are not the newest of their product, not saved or being saved, have no visited
 * pages, and are not shown in a tab. A tab whose build is unknown may show any build of its product.
 */
export function findUnusedCaches(
  index: CacheIndex,
  tabs: readonly { readonly id: string; readonly path: string }[],
): string[] {
  const shown = new Set(tabs.map(({ id }) => index.clients[id]));
  const unknown = tabs.filter(({ id }) => index.clients[id] === undefined);
  return index.builds
    .filter(
      (build) =>
        build !== newestBuild(index, build.rootPath) &&
        !build.saved &&
        !build.isSaving &&
        build.pages.length === 0 &&
        !shown.has(build.cache) &&
        !unknown.some(({ path }) => path.startsWith(`${build.rootPath}/`)),
    )
    .map(({ cache }) => cache);
}

/** Removes the pages of a build that were not visited; without visited pages, everything but the manifest. */
export async function pruneBuild(
  { store }: Pick<WorkerContext, 'store'>,
  { cache, pages }: Pick<BuildRecord, 'cache' | 'pages'>,
): Promise<void> {
  const visited = new Set(pages.map(({ address }) => address));
  const addresses = await store.listAddresses(cache);
  await store.remove(
    cache,
    addresses.filter((address) =>
      visited.size === 0
        ? !isPrecacheManifest(address)
        : address.endsWith('/') && !visited.has(address),
    ),
  );
}
