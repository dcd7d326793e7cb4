import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { BuildCache, CachedStage } from '../cache/build-cache';
import type { PortablePaths } from '../cache/portable-paths';
import { createPackageReads, listInstalledPackages } from './list-installed-packages';

/** A cache of an app's bundles. Keys contain everything that the bytes depend on. */
export interface BundleCache {
  readonly paths: PortablePaths;
  get<T>(bundle: CachedBundle<T>): Promise<T>;
}

interface CachedBundle<T> extends CachedStage<T> {
  /** Dependencies of the app whose code can be in the bundle, transitively. */
  readonly packages: readonly string[];
}

const packageDir = path.join(import.meta.dirname, '../..');

/** Packages whose version changes the bytes of a bundle. */
const bundlers = ['lightningcss', 'vite'];

/** Opens the cache of an app's bundles: adds to each key the packages, the bundler and this package's own code. */
export function openBundleCache(cache: BuildCache, appDir: string): BundleCache {
  const reads = createPackageReads();
  const lists = new Map<string, readonly string[]>();
  const listPackages = (packages: readonly string[]) => {
    const key = packages.join('\n');
    const list = lists.get(key) ?? listInstalledPackages(appDir, packages, reads);
    lists.set(key, list);
    return list;
  };
  const bundler = [
    hashOwnSources(),
    listInstalledPackages(packageDir, bundlers, reads),
    // Libraries use it to choose their development or production code.
    process.env['NODE_ENV'] ?? null,
  ];
  return {
    paths: cache.paths,
    get: ({ packages, key, ...stage }) =>
      cache.get({ ...stage, key: [bundler, listPackages(packages), key] }),
  };
}

/** Returns the same cache, except that `fill` runs before the first result that is missing. It may put results into it. */
export function fillOnMiss(cache: BundleCache, fill: () => Promise<void>): BundleCache {
  let filled: Promise<void> | undefined;
  return {
    paths: cache.paths,
    get: (bundle) => cache.get({ ...bundle, beforeMake: () => (filled ??= fill()) }),
  };
}

function hashOwnSources(): string {
  const sources = globSync('{dist,src}/{bundle,cache,demos,lib}/**/*.{js,ts}', {
    cwd: packageDir,
    ignore: ['**/*.test.ts', '**/*.d.ts'],
  }).sort();
  const hash = createHash('sha256');
  for (const source of sources) {
    hash.update(JSON.stringify([source, readFileSync(path.join(packageDir, source), 'utf8')]));
  }
  return hash.digest('hex');
}
