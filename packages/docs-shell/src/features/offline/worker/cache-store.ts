import { contentTypes } from '../../../lib/content-types';
import { digestOf } from './fetch-file';

const digestHeader = 'x-docs-digest';
const dateHeader = 'x-docs-date';

/** Headers that a copy keeps: the policies of the site. Others are about the response of the server. */
const keptHeaders = [
  'access-control-allow-origin',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  digestHeader,
  dateHeader,
];

/** A file as it was read from a cache. */
export interface CachedFile {
  readonly cache: string;
  readonly bytes: ArrayBuffer;
  readonly headers: Headers;
  readonly digest: string;
  /** When it was fetched, ISO 8601. */
  readonly date: string;
}

/** The worker's caches. Each entry stores the digest of its body, which is checked on every read. */
export interface CacheStore {
  /** @throws {DOMException} `QuotaExceededError` when the storage is full. */
  put(cache: string, address: string, file: Pick<CachedFile, 'bytes' | 'headers'>): Promise<void>;
  /** Returns a file whose body still has its digest. A corrupt entry is deleted. */
  read(cache: string, address: string): Promise<CachedFile | undefined>;
  /** Returns the file from the first of these caches that has it. */
  find(caches: readonly string[], address: string): Promise<CachedFile | undefined>;
  remove(cache: string, addresses: readonly string[]): Promise<void>;
  /** Deletes a whole cache. */
  drop(cache: string): Promise<void>;
  listAddresses(cache: string): Promise<readonly string[]>;
  /** Returns the names of all caches that belong to this worker. */
  listCaches(): Promise<readonly string[]>;
}

/** Creates the store over the browser's Cache Storage. */
export function createCacheStore(
  caches: CacheStorage,
  names: CacheNames,
  now: () => Date,
): CacheStore {
  const read = async (name: string, address: string): Promise<CachedFile | undefined> => {
    if (!(await caches.has(name))) {
      return undefined;
    }
    const cache = await caches.open(name);
    try {
      const response = await cache.match(address, { ignoreVary: true });
      if (!response) {
        return undefined;
      }
      const bytes = await response.arrayBuffer();
      const digest = response.headers.get(digestHeader) ?? '';
      if ((await digestOf(bytes)) === digest) {
        const date = response.headers.get(dateHeader) ?? '';
        return {
          cache: name,
          bytes,
          headers: copyHeaders(address, response.headers),
          digest,
          date,
        };
      }
    } catch {
      // An unreadable body is treated like a corrupt one.
    }
    await cache.delete(address).catch(() => false);
    return undefined;
  };
  return {
    read,
    async put(name, address, file) {
      const headers = copyHeaders(address, file.headers);
      headers.set(digestHeader, await digestOf(file.bytes));
      headers.set(dateHeader, now().toISOString());
      const cache = await caches.open(name);
      await cache.put(address, new Response(file.bytes, { headers }));
    },
    async find(candidates, address) {
      for (const name of candidates) {
        const file = await read(name, address);
        if (file) {
          return file;
        }
      }
      return undefined;
    },
    async remove(name, addresses) {
      const cache = await caches.open(name);
      for (const address of addresses) {
        await cache.delete(address);
      }
    },
    async drop(name) {
      await caches.delete(name);
    },
    async listAddresses(name) {
      const requests = await (await caches.open(name)).keys();
      return requests.map(({ url }) => new URL(url).pathname);
    },
    async listCaches() {
      return (await caches.keys()).filter(names.isOurs);
    },
  };
}

/**
 * Returns the headers of a copy. The type comes from the address: a server that once sent a stylesheet as plain text
 * would otherwise break it for this reader as long as the copy exists.
 */
function copyHeaders(address: string, headers: Headers): Headers {
  const kept = new Headers();
  for (const name of keptHeaders) {
    const value = headers.get(name);
    if (value !== null) {
      kept.set(name, value);
    }
  }
  const extension = address.endsWith('/') ? 'html' : (/\.(\w+)$/.exec(address)?.[1] ?? '');
  const type = contentTypes[extension];
  if (type !== undefined) {
    kept.set('content-type', type);
  }
  return kept;
}

/** The names of a worker's caches. Browsers hold caches with these names: never change them without a migration. */
export interface CacheNames {
  /** The cache that holds the cache index. */
  readonly index: string;
  readonly build: (product: string, buildId: string) => string;
  readonly isOurs: (name: string) => boolean;
}

/**
 * Names caches by scope, product and build, so that they do not collide with caches of other workers on the origin.
 *
 * @param scope path of the registration, `/`
 */
export function createCacheNames(scope: string): CacheNames {
  const prefix = `docs-offline ${scope} `;
  return {
    index: `${prefix}book`,
    build: (product, buildId) => `${prefix}${product} ${buildId}`,
    isOurs: (name) => name.startsWith(prefix),
  };
}
