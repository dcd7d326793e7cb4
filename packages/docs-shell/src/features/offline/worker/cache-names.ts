/** What begins the name of each cache of ours, and of nobody else's on the origin. */
const mark = 'docs-offline';

/** The names of a worker's caches: mark, scope, and what it holds. */
export interface CacheNames {
  /** Holds what the worker knows of all the others. */
  readonly book: string;
  readonly build: (product: string, buildId: string) => string;
  readonly isOurs: (name: string) => boolean;
}

/**
 * Names caches by scope, product and build, so that workers of other sites on the origin, of other scopes and of other
 * kinds keep theirs.
 *
 * @param scope path of the registration, `/`
 */
export function createCacheNames(scope: string): CacheNames {
  const prefix = `${mark} ${scope} `;
  return {
    book: `${prefix}book`,
    build: (product, buildId) => `${prefix}${product} ${buildId}`,
    isOurs: (name) => name.startsWith(prefix),
  };
}
