import { createHash } from 'node:crypto';
import { vi } from 'vitest';
import { createCacheNames } from './cache-names';
import { createLedger } from './create-ledger';
import { createShelf } from './create-shelf';
import type { Library } from './library';
import { createMemoryCaches } from './memory-caches.fixture';
import { offlineFilesAddress } from './offline-files';
import type { WorkerScope } from './scope';

/** What a product has on the server. */
export type Site = Map<string, string>;

/** The files of a build: two pages with a script and a stylesheet of their own. */
export function buildOf(id: string, pages: readonly string[] = ['/paint/', '/paint/a/']): Site {
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
  const list = {
    version: 1,
    buildId: id,
    product: 'paint',
    name: 'Paint',
    rootPath: '/paint',
    shell: [`/_assets/boot-${id}.js`],
    files,
  };
  return site.set(offlineFilesAddress('/paint'), JSON.stringify(list));
}

/** A library in memory before a server that a test fills. */
export function openTestLibrary() {
  const site: Site = new Map();
  const { room, caches, storage: memory } = createMemoryCaches();
  const storage = memory as unknown as CacheStorage;
  const locks = {
    request: async (_: string, work: () => unknown) => work(),
  } as unknown as LockManager;
  const tabs: { id: string; url: string }[] = [];
  const names = createCacheNames('/');
  const library: Library = {
    scope: { clients: { matchAll: async () => tabs } } as unknown as WorkerScope,
    names,
    shelf: createShelf(storage, names, () => new Date(0)),
    ledger: createLedger(storage, names.book, locks),
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
    library,
    room,
    tabs,
    fetched,
    caches,
    /** Puts other files in the place of all those that are there. */
    deploy(...builds: readonly Site[]) {
      site.clear();
      for (const [address, text] of builds.flatMap((build) => [...build])) site.set(address, text);
    },
    /** The addresses in the cache of a build. */
    listOf: (id: string) =>
      [...(caches.get(names.build('paint', id))?.entries.keys() ?? [])].sort(),
  };
}
