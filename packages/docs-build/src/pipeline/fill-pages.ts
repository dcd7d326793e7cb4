import { readFile } from 'node:fs/promises';
import { openVersionedCache, type VersionedCache } from '../cache/versioned-cache';
import { openContentCache } from '../content/content-cache';
import { listNames } from '../content/prose/list-names';
import type { Helper } from '../lib/helper-process';
import { loadApp, type LoadedApp } from '../load';
import { buildOgImages } from '../og-images/build-og-images';
import { listOgImageTexts } from '../og-images/list-og-image-texts';
import { compileApp } from './compile-app';
import { loadContentParts } from './content-parts';

/**
 * If more pages are not in the cache, a helper compiles them and draws their images: its heap suits objects that live
 * shortly, and the system gets its memory back. Starting a helper takes a CPU second.
 */
const maxOwnPages = 300;

/** So many pages are looked up in the cache to estimate how many are new. */
const sampleSize = 50;

/** What a helper is asked to compile. */
export interface PagesStep {
  readonly step: 'pages';
  readonly assetsUrl: string;
}

interface FillPagesOptions {
  readonly assetsUrl: string;
  readonly cache: VersionedCache;
  readonly helper: Helper | undefined;
  readonly cacheFolder: string | undefined;
  /** Most new pages that the build compiles itself. */
  readonly limit?: number;
}

/** Lets a helper compile the pages of an app into the cache, if many are not in it. */
export async function fillPages(
  app: LoadedApp,
  { assetsUrl, cache, helper, cacheFolder, limit = maxOwnPages }: FillPagesOptions,
): Promise<void> {
  const { contentFiles } = app;
  if (!helper || contentFiles.length <= limit) return;
  const known = openContentCache(cache);
  const names = listNames(app);
  const step = Math.ceil(contentFiles.length / sampleSize);
  let newPages = 0;
  for (const source of contentFiles.filter((_, index) => index % step === 0)) {
    const text = await readFile(source.file, 'utf8');
    const { parts } = await loadContentParts(app, source, text, names);
    if (parts && !known.has([...parts, assetsUrl])) newPages += step;
  }
  if (newPages <= limit) return;
  const request: PagesStep = { step: 'pages', assetsUrl };
  await helper.run({ ...request, appDir: app.appDir, cacheFolder });
}

/** Compiles the pages of an app into the cache, in a helper. */
export async function compileIntoCache(
  appDir: string,
  { assetsUrl, cacheFolder }: Pick<FillPagesOptions, 'assetsUrl' | 'cacheFolder'>,
): Promise<void> {
  const cache = await openVersionedCache(appDir, cacheFolder === undefined ? {} : { cacheFolder });
  const app = await loadApp(appDir, { cache });
  const { pages } = await compileApp(app, { assetsUrl, cache });
  const texts = listOgImageTexts(app, pages);
  await buildOgImages({ texts, assetsUrl, cacheDir: cache.cacheDir });
}
