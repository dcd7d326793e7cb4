import { resolveCacheDir } from './resolve-cache-dir';
import { digestSources } from './source-digest';

/** The cache folder of a build, and a digest of the code that writes to it. */
export interface VersionedCache {
  /** Absolute. */
  readonly cacheDir: string;
  /** Digest of the platform's code. Keys that contain it change when any of the code changes. */
  readonly codeDigest: string;
}

/** Opens the cache for results that depend on the platform's code, such as compiled pages. */
export async function openVersionedCache(
  appDir: string,
  config: { readonly cacheFolder?: string },
): Promise<VersionedCache> {
  return {
    cacheDir: resolveCacheDir(appDir, config),
    codeDigest: await digestSources({
      folders: [
        'diagnostics/src',
        'react-api-docs/src',
        'docs-build/src',
        'docs-shell/src',
        'products/src',
      ],
      files: 'code',
    }),
  };
}
