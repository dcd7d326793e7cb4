import type { BuildRecord, CacheIndex, VisitedPage } from './cache-index';

/** What identifies a build. */
export type BuildIdentity = Pick<
  BuildRecord,
  'buildId' | 'cache' | 'name' | 'product' | 'rootPath'
>;

/** Visited pages that are kept per product. The oldest are dropped first. */
const maxVisitedPages = 60;

/**
 * Records that a build is the deployed one. After a rollback an old build becomes the newest again.
 *
 * @throws {Error} if the build of another product has the same cache, because its manifest has a foreign product id
 */
export function recordBuild(
  index: CacheIndex,
  { cache, product, name, rootPath, buildId }: BuildIdentity,
): CacheIndex {
  const known = index.builds.find((build) => build.cache === cache);
  if (known && known.rootPath !== rootPath) {
    throw new Error(`${cache} belongs to ${known.rootPath}`);
  }
  if (known && newestBuild(index, rootPath) === known) {
    return index;
  }
  const build = { pages: [], ...known, cache, product, name, rootPath, buildId };
  return { ...index, builds: [...index.builds.filter((it) => it.cache !== cache), build] };
}

/** Returns the newest known build of a product. */
export function newestBuild(index: CacheIndex, rootPath: string): BuildRecord | undefined {
  return index.builds.findLast((build) => build.rootPath === rootPath);
}

/** Returns the build of a product that is cached as a whole. */
export function savedBuild(index: CacheIndex, rootPath: string): BuildRecord | undefined {
  return index.builds.findLast((build) => build.rootPath === rootPath && build.saved);
}

/** Records that a visited page is in a build's cache, and removes it from the other builds of the product. */
export function recordVisitedPage(index: CacheIndex, cache: string, page: VisitedPage): CacheIndex {
  const owner = index.builds.find((build) => build.cache === cache);
  if (!owner) {
    return index;
  }
  return {
    ...index,
    builds: index.builds.map((build) => {
      if (build.rootPath !== owner.rootPath) {
        return build;
      }
      const others = build.pages.filter(({ address }) => address !== page.address);
      const pages = build === owner ? [...others, page].slice(-maxVisitedPages) : others;
      return { ...build, pages };
    }),
  };
}

/** Removes a visited page from a build. */
export function removeVisitedPage(index: CacheIndex, cache: string, address: string): CacheIndex {
  return updateBuild(index, cache, (build) => ({
    ...build,
    pages: build.pages.filter((page) => page.address !== address),
  }));
}

/** Records which build a tab shows, and forgets closed tabs. */
export function recordClient(
  index: CacheIndex,
  client: string,
  cache: string,
  openClients: ReadonlySet<string>,
): CacheIndex {
  const others = Object.entries(index.clients).filter(([id]) => openClients.has(id));
  return { ...index, clients: { ...Object.fromEntries(others), [client]: cache } };
}

/** Records that the download of a whole build has started or ended. */
export function recordSaving(index: CacheIndex, cache: string, isSaving: boolean): CacheIndex {
  return updateBuild(index, cache, ({ isSaving: _, ...build }) => ({
    ...build,
    ...(isSaving && { isSaving }),
  }));
}

/** Records that a build is cached as a whole. It replaces the saved build of its product in the same step. */
export function recordSaved(
  index: CacheIndex,
  cache: string,
  saved: NonNullable<BuildRecord['saved']>,
): CacheIndex {
  const rootPath = index.builds.find((build) => build.cache === cache)?.rootPath;
  return {
    ...index,
    builds: index.builds.map((build) => {
      if (build.rootPath !== rootPath) {
        return build;
      }
      const { saved: _, isSaving: __, ...rest } = build;
      return build.cache === cache ? { ...rest, saved } : { ...rest };
    }),
  };
}

/** Records that no build of a product is saved any more. Visited pages stay. */
export function removeSaved(index: CacheIndex, rootPath: string): CacheIndex {
  return {
    ...index,
    builds: index.builds.map((build) => {
      const { saved: _, isSaving: __, ...rest } = build;
      return build.rootPath === rootPath ? rest : build;
    }),
  };
}

/** Removes the builds that have these caches. */
export function removeBuilds(index: CacheIndex, caches: readonly string[]): CacheIndex {
  return { ...index, builds: index.builds.filter(({ cache }) => !caches.includes(cache)) };
}

function updateBuild(
  index: CacheIndex,
  cache: string,
  update: (build: BuildRecord) => BuildRecord,
): CacheIndex {
  return {
    ...index,
    builds: index.builds.map((build) => (build.cache === cache ? update(build) : build)),
  };
}
