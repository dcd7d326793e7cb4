import { createHash } from 'node:crypto';
import { vi } from 'vitest';
import { createCacheIndexStore } from './cache-index';
import { createCacheNames, createCacheStore } from './cache-store';
import { createMemoryCaches } from './memory-caches.fixture';
import { legacyManifestAddress, precacheManifestAddress } from './precache-manifest';
import type { WorkerContext, WorkerScope } from './worker-context';

/** The files on the server: text by address. */
export type Site = Map<string, string>;

interface BuildOptions {
  readonly pages?: readonly string[];
  /** Version of the precache manifest. */
  readonly version?: 1 | 2;
}

/** Returns the files of a build: two pages with a script and a stylesheet of this build. */
export function buildOf(
  id: string,
  { pages = ['/paint/', '/paint/a/'], version = 2 }: BuildOptions = {},
): Site {
  const site: Site = new Map([
    [`/_assets/boot-${id}.js`, `boot ${id}`],
    [`/_assets/style-${id}.css`, `src:url(/_assets/font-1.woff2)`],
    ['/_assets/font-1.woff2', 'font'],
    ['/paint/search-en.json', `search ${id}`],
  ]);
  for (const page of pages) {
    const head = `<link href="/_assets/style-${id}.css"><script src="/_assets/boot-${id}.js">`;
    site.set(page, `<html><head>${head}</head>${page} ${id}`);
  }
  const files = [...site].map(([address, text]) => {
    const digest = createHash('sha256').update(text).digest('hex').slice(0, 32);
    return [address, text.length, digest];
  });
  const manifest = {
    version,
    buildId: id,
    product: 'paint',
    name: 'Paint',
    rootPath: '/paint',
    shell: [`/_assets/boot-${id}.js`],
    files,
  };
  const toAddress = version === 1 ? legacyManifestAddress : precacheManifestAddress;
  return site.set(toAddress('/paint'), JSON.stringify(manifest));
}

/** Creates a worker context over caches in memory, and a server whose files the test sets. */
export function createTestContext() {
  const site: Site = new Map();
  const { freeSpace, caches, storage: memory } = createMemoryCaches();
  const storage = memory as unknown as CacheStorage;
  const locks = {
    request: async (_: string, work: () => unknown) => work(),
  } as unknown as LockManager;
  const tabs: { id: string; url: string }[] = [];
  const names = createCacheNames('/');
  const context: WorkerContext = {
    scope: { clients: { matchAll: async () => tabs } } as unknown as WorkerScope,
    names,
    store: createCacheStore(storage, names, () => new Date(0)),
    index: createCacheIndexStore(storage, names.index, locks),
  };
  const fetched: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit = {}) => {
    signal?.throwIfAborted();
    fetched.push(address);
    const text = site.get(address);
    if (site.size === 0) throw new TypeError('Failed to fetch');
    return text === undefined ? new Response('', { status: 404 }) : new Response(text);
  });
  return {
    context,
    freeSpace,
    tabs,
    fetched,
    caches,
    /** Replaces all files on the server. */
    deploy(...builds: readonly Site[]) {
      site.clear();
      for (const [address, text] of builds.flatMap((build) => [...build])) site.set(address, text);
    },
    /** Returns the addresses in the cache of a build. */
    listOf: (id: string) =>
      [...(caches.get(names.build('paint', id))?.entries.keys() ?? [])].sort(),
  };
}
