import { toLibrarySettings } from 'docs-shell/config/load';
import { buildBoot } from '../bundle/build-boot';
import { buildWorker } from '../bundle/build-worker';
import { openBundleCache } from '../bundle/bundle-cache';
import { openBuildCache } from '../cache/build-cache';
import type { AssetFile } from '../lib/asset-file';
import { logStep } from '../lib/log-step';
import { buildOgImages } from '../og-images/build-og-images';
import { listOgImageTexts } from '../og-images/list-og-image-texts';
import type { BuildContext } from './build-context';
import { buildFonts, buildPageStyles } from './build-page-styles';
import type { CompiledApp } from './compile-app';
import { buildPageDemos, noDemos, type BuiltDemos } from './demos/build-page-demos';
import { listBareDemos } from './demos/list-bare-demos';
import { listStyleGroups } from './demos/list-style-groups';
import { listDemoFrames } from './documents/demo-frames';

/** All assets of an app, and their URLs. */
export interface BundledApp {
  readonly assets: readonly AssetFile[];
  readonly bootUrl: string;
  readonly demos: BuiltDemos;
  /** Ids of demos that have a document of their own, by its path. */
  readonly demoFrames: ReadonlyMap<string, string>;
  readonly fontUrls: Awaited<ReturnType<typeof buildFonts>>['urls'];
  readonly ogImageUrls: ReadonlyMap<string, string>;
  readonly styleUrls: Awaited<ReturnType<typeof buildPageStyles>>['urls'];
  /** URLs of the scripts that any page may load at any time. */
  readonly shellScripts: readonly string[];
  /** Source of the site's service worker. Only the app at the site's root has it. */
  readonly worker?: string;
}

/** Bundles everything that pages load, and renders the demos. */
export async function bundleApp(
  { app, assetsUrl, cache, config }: BuildContext,
  { highlighter, pages }: CompiledApp,
): Promise<BundledApp> {
  const { appDir } = app;
  const bundleCache = openBundleCache(
    openBuildCache({ appDir, folder: config.cacheFolder }),
    appDir,
  );
  const boot = await logStep('Bundling the shell’s script', () =>
    buildBoot(appDir, {
      hasDocSearch: config.docSearch !== undefined,
      cache: bundleCache,
    }),
  );
  const fonts = await buildFonts(assetsUrl);
  const styles = await buildPageStyles(assetsUrl);
  const demoFrames = listDemoFrames(app, pages);
  const demos =
    app.demoFiles.length > 0
      ? await logStep(`Bundling and rendering ${app.demoFiles.length} demos`, () =>
          buildPageDemos(app, highlighter, {
            assetsUrl,
            settings: toLibrarySettings(config),
            bareDemos: listBareDemos(pages),
            styleGroups: listStyleGroups(pages, demoFrames),
            versionedCache: cache,
            cache: bundleCache,
          }),
        )
      : noDemos;
  const ogImages = await logStep('Rendering Open Graph images', () =>
    buildOgImages({ texts: listOgImageTexts(app, pages), assetsUrl, cacheDir: cache.cacheDir }),
  );
  return {
    assets: [
      ...boot.files,
      ...fonts.assets,
      ...styles.assets,
      ...ogImages.assets,
      ...pages.flatMap(({ content }) => content.images.map(({ asset }) => asset)),
      ...demos.assets,
    ],
    bootUrl: assetsUrl + boot.fileName,
    demos,
    demoFrames,
    fontUrls: fonts.urls,
    ogImageUrls: ogImages.urls,
    styleUrls: styles.urls,
    shellScripts: boot.files.map(({ fileName }) => assetsUrl + fileName),
    ...(app.products.some(({ rootPath }) => rootPath === '') && {
      worker: await buildWorker(appDir, { isOff: config.offlineWorker === 'off' }),
    }),
  };
}
