import path from 'node:path';
import { commandFolder } from '../lib/command-folder';
import { resolveCacheDir } from './resolve-cache-dir';
import { digestSources, haveSourcesChangedSince } from './source-digest';

const sources = {
  folders: [
    'diagnostics/src',
    'react-api-docs/src',
    'docs-build/src',
    'docs-shell/src',
    'products/src',
  ],
  files: 'code',
} as const;

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
    codeDigest: await digestSources(sources),
  };
}

/**
 * Opens such a cache for a dev session. Returns undefined if the platform's code has changed since the process started: the
 * digest would be that of the new code, which does not run.
 *
 * @param cacheDir absolute path
 */
export async function openSessionCache(cacheDir: string): Promise<VersionedCache | undefined> {
  if (commandFolder !== undefined) {
    const codeDigest = `${path.basename(commandFolder)} ${process.version}`;
    return { cacheDir, codeDigest };
  }
  const codeDigest = await digestSources(sources);
  const isOutdated = await haveSourcesChangedSince(performance.timeOrigin, sources);
  return isOutdated ? undefined : { cacheDir, codeDigest };
}
