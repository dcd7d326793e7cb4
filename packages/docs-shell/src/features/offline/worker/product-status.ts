import { fetchBuildManifest, readBuildManifest } from './build-manifest';
import { newestBuild, savedBuild } from './cache-index-reducers';
import type { ProductStatus } from './contract';
import type { WorkerContext } from './worker-context';

/** Returns the status of each product that has saved files or visited pages, without a request to the server. */
export async function listProducts(context: WorkerContext): Promise<ProductStatus[]> {
  const { builds } = await context.index.read();
  const rootPaths = [...new Set(builds.map(({ rootPath }) => rootPath))];
  const all = await Promise.all(rootPaths.map((rootPath) => readProductStatus(context, rootPath)));
  return all.filter(({ saved, pages }) => saved ?? pages.length > 0);
}

/** Returns the status of a product, without a request to the server. */
export async function readProductStatus(
  context: WorkerContext,
  rootPath: string,
): Promise<ProductStatus> {
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
export async function fetchProductStatus(
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
