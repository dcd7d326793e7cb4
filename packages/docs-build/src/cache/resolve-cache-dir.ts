import path from 'node:path';
import { findRepositoryRoot } from '../lib/repository-root';

/**
 * Returns the folder of all caches of the build, shared by the apps of the repository.
 *
 * @param appDir absolute path of the app
 * @param config `cacheFolder` is `DOCS_CACHE_DIR`; a relative path starts at the repository's root
 * @returns an absolute path
 */
export function resolveCacheDir(
  appDir: string,
  { cacheFolder = 'node_modules/.cache/docs' }: { readonly cacheFolder?: string } = {},
): string {
  return path.resolve(findRepositoryRoot(appDir), cacheFolder);
}
