import { resolveCacheDir } from './resolve-cache-dir';
import { digestSources } from './source-digest';

/** Where a build keeps its pages for the next one, and what makes all of them stale. */
export interface PageCache {
  /** Absolute. */
  readonly cacheDir: string;
  /** Digest of the code that compiles pages. */
  readonly codeDigest: string;
}

/** Opens what builds of an app keep of its pages. */
export async function openPageCache(
  appDir: string,
  config: { readonly cacheFolder?: string },
): Promise<PageCache> {
  return {
    cacheDir: resolveCacheDir(appDir, config),
    codeDigest: await digestSources({
      folders: ['api-extractor/src', 'docs-build/src', 'docs-shell/src', 'products/src'],
      files: 'code',
    }),
  };
}
