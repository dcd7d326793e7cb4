import type { CacheNames } from './cache-names';
import { digestOf } from './digest';

const digestHeader = 'x-docs-digest';
const dateHeader = 'x-docs-date';

/** What does not hold any more once the bytes are unpacked. */
const transferHeaders = ['content-encoding', 'content-length', 'transfer-encoding', 'vary'];

/** A file of a build out of its cache. */
export interface ShelvedFile {
  readonly cache: string;
  readonly bytes: ArrayBuffer;
  readonly headers: Headers;
  readonly digest: string;
  /** When it was fetched, ISO 8601. */
  readonly date: string;
}

/** The caches of the worker: nothing goes in or comes out whose bytes are not those of its build. */
export interface Shelf {
  /** Throws `QuotaExceededError` when the storage is full. */
  put(cache: string, address: string, file: Pick<ShelvedFile, 'bytes' | 'headers'>): Promise<void>;
  /** A file whose bytes are still those that went in; a corrupt one is thrown away. */
  read(cache: string, address: string): Promise<ShelvedFile | undefined>;
  /** The first that is there, in this order. */
  find(caches: readonly string[], address: string): Promise<ShelvedFile | undefined>;
  remove(cache: string, addresses: readonly string[]): Promise<void>;
  drop(cache: string): Promise<void>;
  listAddresses(cache: string): Promise<readonly string[]>;
  /** The names of all caches of ours. */
  listCaches(): Promise<readonly string[]>;
}

/** Opens the caches of a scope. */
export function createShelf(caches: CacheStorage, names: CacheNames, now: () => Date): Shelf {
  const read = async (name: string, address: string): Promise<ShelvedFile | undefined> => {
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
        return { cache: name, bytes, headers: response.headers, digest, date };
      }
    } catch {
      // A body that cannot be read is as good as none.
    }
    await cache.delete(address).catch(() => false);
    return undefined;
  };
  return {
    read,
    async put(name, address, { bytes, headers }) {
      const kept = new Headers(headers);
      for (const header of transferHeaders) {
        kept.delete(header);
      }
      kept.set(digestHeader, await digestOf(bytes));
      kept.set(dateHeader, now().toISOString());
      const cache = await caches.open(name);
      await cache.put(address, new Response(bytes, { headers: kept }));
    },
    async find(among, address) {
      for (const name of among) {
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
