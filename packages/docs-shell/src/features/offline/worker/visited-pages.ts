import {
  fetchBuildManifest,
  readBuildManifest,
  type BuildManifest,
  type CachedBuildManifest,
} from './build-manifest';
import { newestBuild, recordBuild, recordClient, recordVisitedPage } from './cache-index-reducers';
import { offlinePageAddress, type ViewedPage } from './contract';
import { evictUnusedCaches } from './evict-caches';
import { fetchBuildFile, OutdatedError, readResponse, type FetchedFile } from './fetch-file';
import { migrateVisitedPages } from './migrate-visited-pages';
import { cachePage } from './precache-files';
import { precacheManifestAddress } from './precache-manifest';
import { listTabs, type WorkerContext } from './worker-context';

/** Caches the pages that the reader really sees. Pages that were prerendered but never viewed are not cached. */
export interface VisitedPages {
  /** Keeps a response until its page reports that it is viewed. */
  recordResponse(address: string, response: Response): void;
  /** Records that a tab shows a page from a cache. */
  recordCopy(client: string, cache: string): void;
  /** Caches a page that reports that it is viewed. Returns whether it is available offline now. */
  cache(page: ViewedPage, client: string | undefined): Promise<boolean>;
}

/** Responses that are kept until their pages report. */
const maxResponses = 8;

export function createVisitedPages(context: WorkerContext): VisitedPages {
  const responses = new Map<string, Response>();
  const copies = new Map<string, string>();
  const { scope, index, names } = context;
  return {
    recordResponse(address, response) {
      responses.delete(address);
      responses.set(address, response);
      for (const oldest of [...responses.keys()].slice(0, -maxResponses)) {
        responses.delete(oldest);
      }
    },
    recordCopy(client, cache) {
      copies.set(client, cache);
    },
    async cache(page, client) {
      const copy = client === undefined ? undefined : copies.get(client);
      if (client !== undefined && copy !== undefined) {
        const openClients = await listClientIds(context);
        await index.update((before) => recordClient(before, client, copy, openClients));
        return true;
      }
      const response = responses.get(page.address);
      responses.delete(page.address);
      const received = response && (await readResponse(response));
      return scope.navigator.locks.request(`${names.index} keep`, async () => {
        const isCached = await cacheVisitedPage(context, page, { received, client });
        if (isCached) {
          await migrateVisitedPages(context, page.rootPath).catch(() => undefined);
          await evictUnusedCaches(context);
        }
        return isCached;
      });
    },
  };
}

interface VisitOptions {
  /** The response that the reader saw, if the worker still has it. */
  readonly received: FetchedFile | undefined;
  readonly client: string | undefined;
}

/**
 * Caches a page with everything that it needs in the cache of its build. The page is stored last, and the index after
 * it, so that every indexed page is complete. Returns whether it is cached.
 */
export async function cacheVisitedPage(
  context: WorkerContext,
  { address, rootPath, title, resources }: ViewedPage,
  { received, client }: VisitOptions,
): Promise<boolean> {
  const found = await findPage(context, rootPath, address, received);
  if (!found) {
    return false; // A deploy is in progress: no manifest lists this page yet.
  }
  const { build, page } = found;
  const { manifest, cache } = build;
  await cachePage(context, build, address, page, resources);
  if (
    manifest.files.has(offlinePageAddress) &&
    !(await context.store.read(cache, offlinePageAddress))
  ) {
    const offlinePage = await fetchBuildFile(manifest, offlinePageAddress);
    await cachePage(context, build, offlinePageAddress, offlinePage);
  }
  const visited = { address, title, at: Date.now() };
  const openClients = await listClientIds(context);
  await context.index.update((before) => {
    const after = recordVisitedPage(recordBuild(before, { ...manifest, cache }), cache, visited);
    return client === undefined ? after : recordClient(after, client, cache, openClients);
  });
  return true;
}

/** Caches the page that is shown for pages without a copy, from the deployed build of the site's root. */
export async function cacheOfflinePage(context: WorkerContext): Promise<void> {
  const deployed = await fetchBuildManifest(context, '');
  if (!deployed?.manifest.files.has(offlinePageAddress)) {
    return;
  }
  const { manifest, cache, file } = deployed;
  await context.index.update((index) => recordBuild(index, { ...manifest, cache }));
  await context.store.put(cache, precacheManifestAddress(''), file);
  const page = await fetchBuildFile(manifest, offlinePageAddress);
  await cachePage(context, deployed, offlinePageAddress, page);
}

/** A page, and the build that lists it with this content. */
interface FoundPage {
  readonly build: CachedBuildManifest;
  readonly page: FetchedFile;
}

/**
 * Returns the page that the reader saw and the build that lists it: the newest known one, else the deployed one. A page
 * that the worker has not received, or not as its build lists it, is fetched.
 */
async function findPage(
  context: WorkerContext,
  rootPath: string,
  address: string,
  received: FetchedFile | undefined,
): Promise<FoundPage | undefined> {
  const isOf = ({ files }: BuildManifest) => files.get(address)?.digest === received?.digest;
  const newest = newestBuild(await context.index.read(), rootPath);
  const known = newest && (await readBuildManifest(context, newest));
  if (known && received && isOf(known.manifest)) {
    return { build: known, page: received };
  }
  const fetched = known && !received && (await fetchPage(known.manifest, address));
  if (fetched) {
    return { build: known, page: fetched };
  }
  const deployed = await fetchBuildManifest(context, rootPath);
  if (!deployed) {
    return undefined;
  }
  const page =
    received && isOf(deployed.manifest) ? received : await fetchPage(deployed.manifest, address);
  if (!page) {
    return undefined;
  }
  // The index comes first: a cache that it does not list would be evicted.
  await context.index.update((index) =>
    recordBuild(index, { ...deployed.manifest, cache: deployed.cache }),
  );
  await context.store.put(deployed.cache, precacheManifestAddress(rootPath), deployed.file);
  return { build: deployed, page };
}

/** Fetches a page, unless the server has it with another content than the build. */
async function fetchPage(
  manifest: BuildManifest,
  address: string,
): Promise<FetchedFile | undefined> {
  try {
    return await fetchBuildFile(manifest, address);
  } catch (error) {
    if (error instanceof OutdatedError) {
      return undefined;
    }
    throw error;
  }
}

async function listClientIds({ scope }: WorkerContext): Promise<ReadonlySet<string>> {
  return new Set((await listTabs(scope)).map(({ id }) => id));
}
