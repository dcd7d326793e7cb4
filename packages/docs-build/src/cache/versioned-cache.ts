import { resolveCacheDir } from './resolve-cache-dir';
import { digestSources } from './source-digest';

/** Where a build keeps results for the next one, and the version of the code that made them. */
export interface VersionedCache {
  /** Absolute. */
  readonly cacheDir: string;
  /** Digest of the platform's code: results that hold it in their key are missed when any of it changes. */
  readonly codeDigest: string;
}

/** Opens the cache for results that the platform's code decides, like compiled pages. */
export async function openVersionedCache(
  appDir: string,
  config: { readonly cacheFolder?: string },
): Promise<VersionedCache> {
  return {
    cacheDir: resolveCacheDir(appDir, config),
    codeDigest: await digestSources({
      folders: ['react-api-docs/src', 'docs-build/src', 'docs-shell/src', 'products/src'],
      files: 'code',
    }),
  };
}
