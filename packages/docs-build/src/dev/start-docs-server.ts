import { existsSync } from 'node:fs';
import path from 'node:path';
import { DiagnosticsError } from 'diagnostics';
import type { LibrarySettings, PublicConfig } from 'docs-shell/config';
import { robotoFile } from 'docs-shell/fonts';
import { skipOwnerStacks } from 'docs-shell/next/skip-owner-stacks';
import { devDocumentsPath, type DevErrorResponse } from 'docs-shell/page-document';
import type { RegisteredProduct } from 'docs-shell/registry';
import { globSync } from 'tinyglobby';
import type { DemoStylesheets } from '../bundle/demo-stylesheets';
import { pruneDaily } from '../cache/disk-cache';
import { openSessionCache } from '../cache/versioned-cache';
import { runOnceAfter } from '../lib/run-once-after';
import { viteFileAddress } from '../lib/vite-file-address';
import { openOtherTargets, type OtherTargetsOptions } from '../links/other-targets';
import { loadApp, repositoryPath } from '../load';
import type { SiteContents } from '../serve';
import { answerRequest, fontUrls, isPageDocument, pageStyleUrls } from './answer-request';
import { createChangeHandler, openDocuments } from './apply-changes';
import {
  createViteServer,
  findDevStylesheets,
  forgetModule,
  isLoadedOnServer,
  loadDemoServer,
} from './create-vite-server';
import { openCurrentPages } from './current-pages';
import type { DevServerContext } from './dev-context';
import { devBase, withoutDevBase } from './dev-base';
import { createDemoProblems } from './demo-problems';
import { renderDevDemos } from './dev-demos';
import { describeLoadError } from './describe-load-error';
import { devEntryPath, devErrorEntryPath, devRuntimePath } from './dev-entry';
import { createDevPages, type DevPages } from './dev-pages';
import { createLinkProblems } from './link-problems';
import { listWorkspaceSources } from './list-workspace-sources';
import type { OpenOrigin } from './open-origin';
import { readCommandSources } from './read-command-sources';
import { createRenderedDemos } from './rendered-demos';
import { createErrorReporter, describeError } from './report-errors';
import { sharedStylesPath, stylesheetPath } from './stylesheet-path';
import { createTypeChecker } from './type-checker';
import { watchChanges } from './watch-changes';
import { watchForLoops } from './watch-for-loops';
import { watchSources } from './watch-sources';

interface DocsServerOptions {
  readonly appDir: string;
  /** Absolute folder of all caches. */
  readonly cacheDir: string;
  /** The server of the docs, which already listens. */
  readonly open: OpenOrigin;
  readonly config: PublicConfig;
  readonly settings: LibrarySettings;
  /** Where the manifests of other products come from, to check links into them. */
  readonly manifests: OtherTargetsOptions;
  /** Starts Next again with its current settings. */
  readonly restartNext: () => Promise<void>;
}

/** The running part of `docs dev` that is not Next. */
export interface DocsServer {
  /** Path of the app's first product. */
  readonly startPath: string;
  /** Returns the entries of the app's products in the registry of a site. */
  readonly listOwn: () => readonly RegisteredProduct[];
  /** Lists the pages and redirects of the app, or returns undefined while it has mistakes. */
  readonly listAddresses: () => Promise<SiteContents | undefined>;
  /** Returns the addresses of the search indexes of the app's products. */
  readonly listSearchIndexes: () => readonly string[];
  /** Reloads all open documents. */
  readonly reloadDocuments: () => void;
  close(): Promise<void>;
}

/** Time without a request for a page until the rest is loaded. The browser loads the modules of the page meanwhile. */
const restDelayMs = 2_000;

/** Time without a request for a page until the modules are loaded that an edit of the platform needs. It takes a second. */
const preloadDelayMs = 10_000;

/** Starts Vite with the page documents as a middleware, and watches their sources. */
export async function startDocsServer(options: DocsServerOptions): Promise<DocsServer> {
  const { appDir, cacheDir, open } = options;
  skipOwnerStacks();
  const demosDir = path.join(appDir, 'demos');
  const cache = await openSessionCache(cacheDir);
  const app = await loadApp(appDir, { cache });
  // Without a product, neither the pages nor the imports of demos are known.
  if (app.products.length === 0) throw new DiagnosticsError(app.diagnostics);
  const reporter = createErrorReporter((text) => process.stderr.write(text));
  const failedDemos = new Set<string>();
  const stylesheets: DemoStylesheets = new Map();
  const styledCode = new Map<string, string>();
  let pages: DevPages | undefined;
  let beginToWatchSources = () => {};
  /** When the browser has loaded the first page, this process has nothing to do. */
  const warmUpRest = runOnceAfter(restDelayMs, () => {
    void pages?.warmUpRest().catch(reporter.report);
    void pruneDaily(cacheDir).catch(reporter.report);
  });
  const preloadCode = runOnceAfter(preloadDelayMs, () => void current.preload());
  const vite = await createViteServer({
    appDir,
    demoRootFile: path.join(appDir, 'demo-root.tsx'),
    documentedPackages: app.libraries.documentedPackages,
    iconPackages: app.libraries.iconPackages,
    answer: (request, response, next) => {
      const url = withoutDevBase(request.url ?? '');
      if (!pages || !url.startsWith(devDocumentsPath)) {
        next();
        return;
      }
      if (isPageDocument(url)) {
        const document = url.slice(devDocumentsPath.length);
        response.once('finish', () => {
          beginToWatchSources();
          if (response.statusCode !== 200) return;
          void links.check({ document: decodeURI(document) });
          warmUpRest();
          preloadCode();
        });
      }
      answerRequest({ pages, stylesheets, styledCode }, request, response).catch(
        (error: unknown) => {
          reporter.report(error);
          response.statusCode = 500;
          response.setHeader('Content-Type', 'application/json');
          const assets = { scripts: [devBase + devErrorEntryPath], stylesheets: [] };
          const body = { message: describeError(error), assets } satisfies DevErrorResponse;
          response.end(JSON.stringify(body));
        },
      );
    },
    settings: options.settings,
    colorModes: app.libraries.colorModes,
    open,
    stylesheets,
    listDemos: () => (existsSync(demosDir) ? globSync('**/*.tsx', { cwd: demosDir }).sort() : []),
  });
  const links = createLinkProblems({
    ws: vite.ws,
    checkLinks: async (page) => (await pages?.checkLinks(page)) ?? [],
    report: reporter.report,
  });
  const loops = watchForLoops();
  const context: DevServerContext = {
    appDir,
    cacheDir,
    config: options.config,
    assets: {
      scripts: [devBase + devEntryPath],
      stylesheets: [fontUrls().icons],
      font: devBase + viteFileAddress(robotoFile),
    },
    fonts: fontUrls(),
    styles: pageStyleUrls(),
    runtimeUrl: devBase + devRuntimePath,
    sharedStylesUrl: devBase + sharedStylesPath,
    styledCode,
    browserOnlyDemos: new Set(),
    findOtherTargets: openOtherTargets(options.manifests),
    renderedDemos: createRenderedDemos((id, run) =>
      loops.during(repositoryPath(appDir, path.join(demosDir, id)), run),
    ),
    loadServer: () => loadDemoServer(vite),
    findStylesheets: (file) => findDevStylesheets(vite, file),
    stylesheetUrl: (file) => devBase + stylesheetPath + encodeURIComponent(file),
    onDemoRendered(id, problems) {
      failedDemos[problems.length > 0 ? 'add' : 'delete'](id);
      for (const problem of problems) reporter.report(new DiagnosticsError([problem]));
    },
  };
  const sourceDirs = listWorkspaceSources(appDir);
  const commandSources = readCommandSources();
  // The command holds the same code. Vite would have to transform hundreds of modules before the first page.
  const opened = await createDevPages(context, { loaded: app, cache });
  pages = opened;
  open.answerWith(vite.middlewares);
  // Next needs seconds for its first page. Meanwhile, this process has nothing to do.
  opened.warmUp().catch(reporter.report);
  beginToWatchSources = watchSources({
    watcher: vite.watcher,
    sourceDirs,
    startedAt: performance.timeOrigin,
  });
  const documents = openDocuments(vite);
  const current = openCurrentPages(context);
  const applyChanges = createChangeHandler({
    appDir,
    sourceDirs,
    vite,
    documents,
    reporter,
    pages: () => pages ?? opened,
    composesPages: (file) =>
      commandSources === undefined ||
      commandSources.has(file) ||
      current.has(file) ||
      isLoadedOnServer(vite, file),
    reopenPages: async (isAppCurrent) => {
      pages = await current.open(isAppCurrent ? (pages ?? opened) : undefined);
    },
    restartNext: options.restartNext,
    listFailedDemos: () => [...failedDemos],
    listNotLoadedDemos: () => problems.listNotLoaded(),
  });
  const problems = createDemoProblems({
    appDir,
    ws: vite.ws,
    types: createTypeChecker(appDir),
    renderDemo: async (id) => {
      forgetModule(vite, path.join(demosDir, id));
      const { results } = await renderDevDemos(context, [id]);
      // A demo that starts in the browser has no HTML to compare with.
      return failedDemos.has(id) ? undefined : results[0]?.html || undefined;
    },
    hasFailed: (id) => failedDemos.has(id),
    describeLoadError: (file, error) =>
      describeLoadError({ appDir, origin: open.origin, vite }, file, error),
    reloadDocuments: documents.reload,
    report: reporter.report,
  });
  watchChanges(
    vite.watcher,
    async (changes) => {
      await applyChanges(changes);
      problems.noteChanges(changes);
      for (const { file } of changes) void links.check({ source: file });
    },
    reporter.report,
  );
  return {
    startPath: `${app.products[0]?.rootPath ?? ''}/`,
    listOwn: () => (pages ?? opened).listOwn(),
    listAddresses: () => (pages ?? opened).listAddresses(),
    listSearchIndexes: () => (pages ?? opened).listSearchIndexes(),
    reloadDocuments: documents.reload,
    close: async () => {
      await loops.close();
      await problems.close();
      await vite.close();
    },
  };
}
