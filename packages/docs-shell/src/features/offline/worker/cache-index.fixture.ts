import type { BuildRecord, CacheIndex } from './cache-index';
import type { BuildIdentity } from './cache-index-reducers';

/** Identifies a build whose cache is named `<product> <buildId>`. */
export function identify(product: string, buildId: string): BuildIdentity {
  const cache = `${product} ${buildId}`;
  return { cache, product, buildId, name: product, rootPath: `/${product}` };
}

/** Returns a record of a build. */
export function recordOf(
  product: string,
  buildId: string,
  more: Partial<BuildRecord> = {},
): BuildRecord {
  return { ...identify(product, buildId), pages: [], ...more };
}

/** Returns an index of these builds, oldest first. */
export function indexOf(...builds: readonly BuildRecord[]): CacheIndex {
  return { builds, clients: {} };
}
