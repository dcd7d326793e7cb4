import { isSiteAddress } from '../../../lib/is-site-address';
import { fetchBuildManifest, readBuildManifest } from './build-manifest';
import { newestBuild, savedBuild } from './cache-index-reducers';
import { legacyPageViewedType, type PageMessage, type ProductStatus } from './contract';
import type { DownloadManager } from './download-manager';
import type { VisitedPages } from './visited-pages';
import type { WorkerContext } from './worker-context';

/** What the handling of messages needs. */
export interface MessageContext {
  readonly context: WorkerContext;
  readonly downloads: DownloadManager;
  readonly visitedPages: VisitedPages;
  readonly version: string;
}

/** Handles a message from a page. Returns the response. */
export async function handleMessage(
  message: PageMessage,
  { context, downloads, visitedPages, version }: MessageContext,
  client: string | undefined,
): Promise<unknown> {
  const withDownload = (status: ProductStatus): ProductStatus => {
    const saving = downloads.progress(status.rootPath);
    const problem = downloads.problem(status.rootPath);
    return { ...status, ...(saving && { saving }), ...(problem && { problem }) };
  };
  switch (message.type) {
    case 'skipWaiting':
      return context.scope.skipWaiting();
    case 'version':
      return { version };
    case 'page-viewed':
      return { isKept: await visitedPages.cache(message, client).catch(() => false) };
    case 'status':
      return withDownload(await fetchProductStatus(context, message.rootPath));
    case 'list':
      return (await listProducts(context)).map(withDownload);
    case 'save':
      await downloads.start(message.rootPath);
      return withDownload(await readProductStatus(context, message.rootPath));
    case 'cancel':
      downloads.cancel(message.rootPath);
      await downloads.settled(message.rootPath);
      return withDownload(await readProductStatus(context, message.rootPath));
    case 'remove':
      await downloads.remove(message.rootPath);
      return withDownload(await readProductStatus(context, message.rootPath));
  }
}

const plainTypes = ['skipWaiting', 'version', 'list'] as const;
const productTypes = ['status', 'save', 'cancel', 'remove'] as const;

/** Validates a message. Returns nothing for unknown messages: the page may be of a newer build than the worker. */
export function parsePageMessage(data: unknown): PageMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) {
    return undefined;
  }
  const plainType = plainTypes.find((name) => name === data.type);
  if (plainType) {
    return { type: plainType };
  }
  const rootPath = 'rootPath' in data && isRootPath(data.rootPath) ? data.rootPath : undefined;
  if (rootPath === undefined) {
    return undefined;
  }
  const productType = productTypes.find((name) => name === data.type);
  if (productType) {
    return { type: productType, rootPath };
  }
  if (
    (data.type === 'page-viewed' || data.type === legacyPageViewedType) &&
    'address' in data &&
    isAddress(data.address) &&
    'title' in data &&
    typeof data.title === 'string' &&
    'resources' in data &&
    Array.isArray(data.resources)
  ) {
    const { address, title } = data;
    const resources: readonly unknown[] = data.resources;
    return {
      type: 'page-viewed',
      address,
      title,
      rootPath,
      resources: resources.filter(isAddress),
    };
  }
  return undefined;
}

function isRootPath(value: unknown): value is string {
  return value === '' || (isAddress(value) && !value.endsWith('/'));
}

function isAddress(value: unknown): value is string {
  return isSiteAddress(value) && !/[?#]/.test(value);
}

/** Returns the status of each product that has saved files or visited pages, without a request to the server. */
async function listProducts(context: WorkerContext): Promise<ProductStatus[]> {
  const { builds } = await context.index.read();
  const rootPaths = [...new Set(builds.map(({ rootPath }) => rootPath))];
  const all = await Promise.all(rootPaths.map((rootPath) => readProductStatus(context, rootPath)));
  return all.filter(({ saved, pages }) => saved ?? pages.length > 0);
}

/** Returns the status of a product, without a request to the server. */
async function readProductStatus(context: WorkerContext, rootPath: string): Promise<ProductStatus> {
  const index = await context.index.read();
  const builds = index.builds.filter((build) => build.rootPath === rootPath);
  const saved = savedBuild(index, rootPath);
  const newest = newestBuild(index, rootPath);
  return {
    rootPath,
    name: newest?.name ?? '',
    ...(saved?.saved && { saved: saved.saved }),
    isOutdated: saved !== undefined && saved !== newest,
    pages: builds
      .flatMap(({ pages }) => pages)
      .toSorted((a, b) => b.at - a.at)
      .map(({ address, title }) => ({ address, title })),
  };
}

/** Returns the status of a product, compared with the deployed build if the server responds. */
async function fetchProductStatus(
  context: WorkerContext,
  rootPath: string,
): Promise<ProductStatus> {
  const status = await readProductStatus(context, rootPath);
  const saved = savedBuild(await context.index.read(), rootPath);
  const deployed = await fetchBuildManifest(context, rootPath).catch(() => undefined);
  const known = deployed ?? (saved && (await readBuildManifest(context, saved)));
  return {
    ...status,
    ...(known && { name: known.manifest.name, totalBytes: known.manifest.totalBytes }),
    isOutdated: deployed
      ? saved !== undefined && saved.cache !== deployed.cache
      : status.isOutdated,
  };
}
