import type { Book, BuildRecord } from './book';
import type { BuildIdentity } from './edit-book';

/** A build of a test: `paint 1`. */
export function identify(product: string, buildId: string): BuildIdentity {
  const cache = `${product} ${buildId}`;
  return { cache, product, buildId, name: product, rootPath: `/${product}` };
}

/** A record of a build. */
export function recordOf(
  product: string,
  buildId: string,
  more: Partial<BuildRecord> = {},
): BuildRecord {
  return { ...identify(product, buildId), pages: [], ...more };
}

/** A book of these builds, oldest first. */
export function bookOf(...builds: readonly BuildRecord[]): Book {
  return { builds, clients: {} };
}
