import type { AppData, PageDocument } from 'docs-shell/page-document';
import { toLibrarySettings, toPublicConfig, type Config } from 'docs-shell/config/load';
import { resolveTranslations } from 'docs-shell/i18n';
import { describeCoverage } from '../api/measure-coverage';
import { loadApp, type LoadedApp } from '../app';
import { openBuildCache } from '../cache/build-cache';
import type { VersionedCache } from '../cache/versioned-cache';
import { buildCards } from '../cards/build-cards';
import { listCardTexts } from '../cards/list-card-texts';
import { logStep } from '../cli/log-step';
import { DiagnosticsError } from 'diagnostics';
import { checkOwnLinks } from '../links/check-links';
import { buildBoot } from '../islands/build-boot';
import { openBundleCache } from '../islands/bundle-cache';
import type { PageSource } from '../checks/parse-page-sources';
import { buildWorker } from '../islands/build-worker';
import type { AssetFile } from '../islands/asset-file';
import { compileApp } from './compile-app';
import type { CompiledPage } from './compiled-page';
import { composePage } from './compose-page';
import { composePlayground } from './compose-playground';
import { composeDemoFrame, demoFramePathname, listDemoFrames } from './demo-frames';
import { describeApp, listPage } from './describe-app';
import { buildFonts } from './build-fonts';
import { buildPageDemos, noDemos } from './build-page-demos';
import { buildPageStyles } from './build-page-styles';
import { createPageMarkdown } from './create-page-markdown';
import { listBareDemos } from './list-bare-demos';
import { listStyleGroups } from './list-style-groups';
import { readDemoSources } from './read-demo-sources';
import type { PageMarkdown } from '../publish/write-markdown-files';

/** Everything that Next and the finishing step need of an app. */
export interface BuiltApp {
  readonly app: AppData;
  readonly pages: readonly PageDocument[];
  readonly markdown: readonly PageMarkdown[];
  /** Where the pages come from, for the check of the whole site. */
  readonly sources: readonly PageSource[];
  /** Documents that hold one demo each. */
  readonly demoFrames: readonly PageDocument[];
  readonly assets: readonly AssetFile[];
  /** Addresses of the scripts that every page may ask for at any time. */
  readonly shellScripts: readonly string[];
  /** What the site publishes at `/sw.js`, of the app that the site's root belongs to. */
  readonly worker?: string;
  /** URL prefix of all files that are named by their content. */
  readonly assetsUrl: string;
}

/** Validates and compiles an app and builds its islands. Throws one `DiagnosticsError` with all diagnostics. */
export async function buildApp(
  appDir: string,
  config: Config,
  versionedCache: VersionedCache,
): Promise<BuiltApp> {
  const app = await logStep('Checking the manifest', () => loadApp(appDir));
  throwDiagnostics(app.diagnostics);
  const assetsUrl = resolveAssetsUrl(app, config);
  const compiled = await logStep('Compiling content', () =>
    compileApp(app, { assetsUrl, cache: versionedCache }),
  );
  for (const coverage of compiled.coverages) {
    process.stdout.write(`${describeCoverage(coverage)}\n`);
  }
  throwDiagnostics([...compiled.diagnostics, ...checkOwnLinks(app, compiled.pages)]);
  const cache = openBuildCache({ appDir, folder: config.cacheFolder });
  const boot = await logStep('Building the shell’s script', () =>
    buildBoot(appDir, {
      hasDocSearch: config.docSearch !== undefined,
      cache: openBundleCache(cache, appDir),
    }),
  );
  const fonts = await buildFonts(assetsUrl);
  const frames = listDemoFrames(app, compiled.pages);
  const built =
    app.demoFiles.length > 0
      ? await logStep(`Building and rendering ${app.demoFiles.length} demos`, () =>
          buildPageDemos(app, compiled.highlighter, {
            assetsUrl,
            settings: toLibrarySettings(config),
            bareDemos: listBareDemos(compiled.pages),
            styleGroups: listStyleGroups(compiled.pages, frames),
            versionedCache,
            cache,
          }),
        )
      : noDemos;
  throwDiagnostics(built.diagnostics);
  const styles = await buildPageStyles(assetsUrl);
  const cards = await logStep('Drawing the pictures of pages', () =>
    buildCards({
      texts: listCardTexts(app, compiled.pages),
      assetsUrl,
      cacheDir: versionedCache.cacheDir,
    }),
  );
  const images = compiled.pages.flatMap(({ content }) => content.images.map(({ asset }) => asset));
  return {
    app: describeApp(app, compiled.pages.map(listPage), {
      demoFrames: [...frames.keys()],
      assets: { scripts: [assetsUrl + boot.fileName], stylesheets: [fonts.urls.icons] },
      config: toPublicConfig(config),
    }),
    pages: compiled.pages.map((page) =>
      composePage({
        ...page,
        demos: built.demos,
        demoFramePathname: (id) => demoFramePathname(app, id),
        fonts: fonts.urls,
        styles: styles.urls,
        ogImage: cards.urls.get(page.pathname),
        config: toPublicConfig(config),
        messages: resolveTranslations(page.language, app.translations).messages,
      }),
    ),
    markdown: await writePages(app, compiled.pages),
    sources: compiled.pages.map(describeSource),
    demoFrames: [
      ...[...frames].map(([pathname, id]) => composeDemoFrame(pathname, id, built.demos)),
      ...(built.playground === undefined
        ? []
        : [composePlayground(app, built.playground, built.demos)]),
    ],
    assets: [
      ...boot.files,
      ...fonts.assets,
      ...styles.assets,
      ...cards.assets,
      ...images,
      ...built.assets,
    ],
    shellScripts: boot.files.map(({ fileName }) => assetsUrl + fileName),
    ...(app.products.some(({ rootPath }) => rootPath === '') && {
      worker: await buildWorker(appDir, { isOff: config.offlineWorker === 'off' }),
    }),
    assetsUrl,
  };
}

async function writePages(app: LoadedApp, pages: readonly CompiledPage[]): Promise<PageMarkdown[]> {
  const sourceOf = await readDemoSources(app);
  return pages.map(({ pathname, language, content }) => ({
    pathname,
    language,
    text: createPageMarkdown(content, sourceOf),
  }));
}

function describeSource({ content, ...page }: CompiledPage): PageSource {
  const { pathname, language, sourceFile } = page;
  return {
    pathname,
    language,
    sourceFile,
    links: [...content.links],
    sentences: [...content.sentences],
  };
}

/** Where products are separate deployments, each has an assets folder of its own (ARCHITECTURE, decision 4). */
function resolveAssetsUrl({ products }: LoadedApp, { assets }: Pick<Config, 'assets'>): string {
  const id = products[0]?.identity.id;
  return assets === 'product' && id !== undefined ? `/_assets/${id}/` : '/_assets/';
}

function throwDiagnostics(diagnostics: ConstructorParameters<typeof DiagnosticsError>[0]): void {
  if (diagnostics.length > 0) {
    throw new DiagnosticsError(diagnostics);
  }
}
