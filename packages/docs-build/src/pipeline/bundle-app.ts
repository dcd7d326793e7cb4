import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { toLibrarySettings } from 'docs-shell/config/load';
import { type FontStyleName, fontStyles, robotoFile } from 'docs-shell/fonts';
import {
  type PageStyleName,
  pageStyleNames,
  pageStyles,
  readPageStyle,
} from 'docs-shell/page-styles';
import { transform } from 'lightningcss';
import { buildBoot } from '../bundle/build-boot';
import { buildWorker } from '../bundle/build-worker';
import { openBundleCache } from '../bundle/bundle-cache';
import { openBuildCache } from '../cache/build-cache';
import type { AssetFile } from '../lib/asset-file';
import { hashName } from '../lib/hash-name';
import { logPhase } from '../lib/log-phase';
import { buildOgImages } from '../og-images/build-og-images';
import { listOgImageTexts } from '../og-images/list-og-image-texts';
import type { BuildContext } from './build-context';
import type { CompiledApp } from './compile-app';
import { buildPageDemos, type BuiltDemos, noDemos } from './demos/build-page-demos';
import { openFill } from './fill-cache';
import { listDemoControls } from './demos/list-demo-controls';
import { listBareDemos } from './demos/list-bare-demos';
import { listBrowserOnlyDemos } from './demos/list-browser-only-demos';
import { listImportedDemos } from './demos/list-imported-demos';
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
  readonly robotoUrl: string;
  readonly ogImageUrls: ReadonlyMap<string, string>;
  readonly styleUrls: Awaited<ReturnType<typeof buildPageStyles>>['urls'];
  /** URLs of the scripts that any page may load at any time. */
  readonly shellScripts: readonly string[];
  /** Source of the site's service worker. Only the app at the site's root has it. */
  readonly worker?: string;
}

/** Bundles everything that pages load, and renders the demos. */
export async function bundleApp(
  { app, assetsUrl, cache, config, helper }: BuildContext,
  { highlighter, pages }: CompiledApp,
): Promise<BundledApp> {
  const { appDir } = app;
  const bundleCache = openBundleCache(
    openBuildCache({ appDir, folder: config.cacheFolder }),
    appDir,
  );
  const boot = await logPhase('bundle', 'script of the shell', () =>
    buildBoot(appDir, {
      hasDocSearch: config.docSearch !== undefined,
      cache: bundleCache,
    }),
  );
  const fonts = await buildFonts(assetsUrl);
  const styles = await buildPageStyles(assetsUrl);
  const demoFrames = listDemoFrames(app, pages);
  const controls = await listDemoControls(app, pages);
  const demos =
    app.demoFiles.length > 0
      ? await logPhase('bundle', `${app.demoFiles.length} demos`, () =>
          buildPageDemos(app, highlighter, {
            assetsUrl,
            settings: toLibrarySettings(config),
            bareDemos: listBareDemos(pages),
            browserOnly: listBrowserOnlyDemos(pages),
            tolerated: listImportedDemos(pages),
            styleGroups: listStyleGroups(pages, demoFrames),
            controls,
            versionedCache: cache,
            cache: bundleCache,
            fillFirst: openFill({
              appDir,
              demoCount: app.demoFiles.length,
              helper,
              cacheFolder: config.cacheFolder,
            }),
          }),
        )
      : noDemos;
  const ogImages = await logPhase('bundle', 'Open Graph images', () =>
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
    robotoUrl: fonts.robotoUrl,
    ogImageUrls: ogImages.urls,
    styleUrls: styles.urls,
    shellScripts: boot.files.map(({ fileName }) => assetsUrl + fileName),
    ...(app.products.some(({ rootPath }) => rootPath === '') && {
      worker: await buildWorker(appDir, { isOff: config.offlineWorker === 'off' }),
    }),
  };
}

/** URLs of the stylesheets that only some pages load. */
interface BuiltPageStyles {
  readonly assets: readonly AssetFile[];
  readonly urls: Readonly<Record<PageStyleName, string>>;
}

/** Minifies the stylesheets of content components and names them by content. */
async function buildPageStyles(assetsUrl: string): Promise<BuiltPageStyles> {
  const built = await Promise.all(
    pageStyleNames.map(async (name) => {
      const { file } = pageStyles[name];
      const content = await readPageStyle(name, (css) =>
        transform({ filename: file, code: Buffer.from(css), minify: true }).code.toString(),
      );
      return {
        name,
        asset: { fileName: hashName(path.basename(file).toLowerCase(), content), content },
      };
    }),
  );
  const entries = built.map(({ name, asset }) => [name, assetsUrl + asset.fileName]);
  return {
    assets: built.map(({ asset }) => asset),
    urls: Object.fromEntries(entries) as BuiltPageStyles['urls'],
  };
}

/** Stylesheets of fonts, published with their fonts. */
interface BuiltFonts {
  readonly assets: readonly AssetFile[];
  /** URL of a stylesheet. */
  readonly urls: Readonly<Record<FontStyleName, string>>;
  readonly robotoUrl: string;
}

/** Names fonts and their stylesheets by content. Browsers download only the fonts that a page uses. */
async function buildFonts(assetsUrl: string): Promise<BuiltFonts> {
  const icons = await buildFont('icons', assetsUrl);
  const iconsFull = await buildFont('iconsFull', assetsUrl);
  const condensed = await buildFont('condensed', assetsUrl);
  const content = await readFile(robotoFile);
  // The same name as in `insertFrameworkFiles`, because `shell.css` refers to the same font.
  const roboto = { fileName: hashName(path.basename(robotoFile), content), content };
  return {
    assets: [...icons.assets, ...iconsFull.assets, ...condensed.assets, roboto],
    urls: { icons: icons.url, iconsFull: iconsFull.url, condensed: condensed.url },
    robotoUrl: assetsUrl + roboto.fileName,
  };
}

async function buildFont(style: FontStyleName, assetsUrl: string) {
  const { name, file, css } = fontStyles[style];
  const font = await readFile(file());
  const fontName = hashName(name.replace(/\.css$/, '.woff2'), font);
  const content = css(assetsUrl + fontName);
  const styleName = hashName(name, content);
  return {
    url: assetsUrl + styleName,
    assets: [
      { fileName: fontName, content: font },
      { fileName: styleName, content },
    ],
  };
}
