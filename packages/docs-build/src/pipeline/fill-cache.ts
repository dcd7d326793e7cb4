import { buildDemos, type BuildDemosOptions } from '../bundle/build-demos';
import { buildLibrary, type BuildLibraryOptions } from '../bundle/build-library';
import { fillOnMiss, openBundleCache, type BundleCache } from '../bundle/bundle-cache';
import { openBuildCache } from '../cache/build-cache';
import { renderDemos, type RenderDemosOptions } from '../demos/render-demos';
import type { Helper } from '../lib/helper-process';
import { compileIntoCache, type PagesStep } from './fill-pages';

/**
 * Apps with more demos bundle and render them in helpers. Bundlers and threads take a gigabyte for a thousand demos, and a
 * process does not give all of it back. Starting a helper takes a CPU second.
 */
export const maxOwnDemos = 300;

/** What a helper computes and leaves in the cache. */
export type FillStep =
  | { readonly step: 'render'; readonly options: Omit<RenderDemosOptions, 'cache'> }
  | { readonly step: 'demos' | 'library'; readonly options: BundleOptions };

type BundleOptions = Omit<BuildDemosOptions & BuildLibraryOptions, 'cache' | 'library'>;

/** What a helper is asked to do. */
export type FillRequest = (FillStep | PagesStep) & {
  readonly appDir: string;
  readonly cacheFolder: string | undefined;
};

/** Fills the cache of an app, in a helper. If a step fails, nothing is cached: the build repeats it and handles its errors. */
export async function fillCache({ appDir, cacheFolder, ...request }: FillRequest): Promise<void> {
  const cache = openBundleCache(openBuildCache({ appDir, folder: cacheFolder }), appDir);
  try {
    if (request.step === 'pages') await compileIntoCache(appDir, { ...request, cacheFolder });
    else if (request.step === 'render') await renderDemos({ ...request.options, cache });
    else {
      const library = await buildLibrary({ ...request.options, cache });
      if (request.step === 'demos') await buildDemos({ ...request.options, library, cache });
    }
  } catch {
    return;
  }
}

/** Returns a cache that is filled before the first result that is missing. */
export type FillFirst = (cache: BundleCache, request: FillStep) => BundleCache;

interface OpenFillOptions {
  readonly appDir: string;
  readonly demoCount: number;
  readonly helper: Helper | undefined;
  readonly cacheFolder: string | undefined;
}

/** Returns a function that lets a helper fill the cache, if the app has many demos. Otherwise it changes nothing. */
export function openFill({ appDir, demoCount, helper, cacheFolder }: OpenFillOptions): FillFirst {
  if (!helper || demoCount <= maxOwnDemos) return (cache) => cache;
  return (cache, request) =>
    fillOnMiss(cache, () => helper.run({ ...request, appDir, cacheFolder }));
}
