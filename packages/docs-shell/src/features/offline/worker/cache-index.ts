/** A page that the reader saw and that is cached. */
export interface VisitedPage {
  readonly address: string;
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A build of a product that has a cache. */
export interface BuildRecord {
  /** Name of its cache. */
  readonly cache: string;
  readonly product: string;
  readonly name: string;
  readonly rootPath: string;
  readonly buildId: string;
  /** Set when all files are cached: since when (milliseconds since 1970), and their size. */
  readonly saved?: { readonly at: number; readonly bytes: number };
  /** The download of all files has begun. A worker that was stopped resumes it. */
  readonly isSaving?: true;
  readonly pages: readonly VisitedPage[];
}

/**
 * The state of the worker's caches. It is written as a whole, so it is always consistent. Browsers store this JSON: keep
 * its keys, or raise `formatVersion` and read the old version too.
 */
export interface CacheIndex {
  /** Ordered by the time when each build was last the deployed one; newest last. */
  readonly builds: readonly BuildRecord[];
  /** The cache of the build that a tab shows, by client id. */
  readonly clients: Readonly<Record<string, string>>;
}

/** The index of a worker that has cached nothing yet. */
export const emptyIndex: CacheIndex = { builds: [], clients: {} };

const formatVersion = 1;

/** Address of the index in its cache. */
const indexAddress = '/docs-offline-book.json';

/** Returns how closely the root of a build's product matches an address: the length of its path, -1 outside of it. */
export function depthOf({ rootPath }: Pick<BuildRecord, 'rootPath'>, address: string): number {
  const withoutLanguage = address.replace(/^\/[a-z]{2}(?=\/)/, '');
  return withoutLanguage.startsWith(`${rootPath}/`) ? rootPath.length : -1;
}

/** Reads and writes the cache index. */
export interface CacheIndexStore {
  read(): Promise<CacheIndex>;
  /** Applies a reducer under a lock and stores the result. Returns the new index. */
  update(reduce: (index: CacheIndex) => CacheIndex): Promise<CacheIndex>;
}

/** Creates the store. It locks, because an installing worker and the active one may write at the same time. */
export function createCacheIndexStore(
  caches: CacheStorage,
  cacheName: string,
  locks: LockManager,
): CacheIndexStore {
  const read = async () => {
    const response = await (await caches.open(cacheName)).match(indexAddress);
    return parseCacheIndex(await response?.text());
  };
  return {
    read,
    update: (reduce) =>
      locks.request(`${cacheName} edit`, async () => {
        const before = await read();
        const after = reduce(before);
        if (after !== before) {
          const cache = await caches.open(cacheName);
          await cache.put(indexAddress, new Response(formatCacheIndex(after)));
        }
        return after;
      }),
  };
}

/** Returns the JSON that `parseCacheIndex` reads. */
export function formatCacheIndex(index: CacheIndex): string {
  return JSON.stringify({ version: formatVersion, ...index });
}

/** Parses a stored index. Returns the empty index if it is missing or unreadable; its caches are evicted then. */
export function parseCacheIndex(text: string | undefined): CacheIndex {
  try {
    const value = JSON.parse(text ?? '') as { version?: unknown } & Partial<CacheIndex>;
    return value.version === formatVersion && Array.isArray(value.builds) && value.clients
      ? { builds: value.builds, clients: value.clients }
      : emptyIndex;
  } catch {
    return emptyIndex;
  }
}
