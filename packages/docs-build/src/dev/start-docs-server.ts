import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LibrarySettings, PublicConfig } from 'docs-shell/config';
import { devDocumentsPath, type DevErrorResponse } from 'docs-shell/page-document';
import { globSync } from 'tinyglobby';
import { findRepositoryRoot, loadApp } from '../load';
import type { DemoStylesheets } from '../bundle/demo-stylesheets';
import { DiagnosticsError } from 'diagnostics';
import { runtimeEntry } from '../bundle/runtime-entry';
import { answerRequest, sharedStylesPath, stylesheetPath } from './answer-request';
import { createChangeHandler } from './apply-changes';
import { createViteServer, findDevStylesheets, loadDemoServer } from './create-vite-server';
import type { DevServerContext } from './dev-context';
import { devEntryPath, devFaultEntryPath } from './dev-entry';
import { fontUrls } from './dev-fonts';
import type { DevPages, createDevPages } from './dev-pages';
import { pageStyleUrls } from './dev-page-styles';
import type { OpenOrigin } from './open-origin';
import { createErrorReporter, describeError } from './report-errors';
import { watchChanges } from './watch-changes';

interface DocsServerOptions {
  readonly appDir: string;
  readonly pageOrigin: string;
  /** The server of the docs, which already listens. */
  readonly open: OpenOrigin;
  readonly config: PublicConfig;
  readonly settings: LibrarySettings;
}

/** The running part of `docs dev` that is not Next. */
export interface DocsServer {
  /** Path of the app's first product. */
  readonly startPath: string;
  close(): Promise<void>;
}

/** Module that composes pages. Vite runs it, so that changes of the shell's components apply immediately. */
/** A published package holds JavaScript. */
const devPagesModule =
  ['dev-pages.ts', 'dev-pages.js']
    .map((name) => path.join(import.meta.dirname, name))
    .find((file) => existsSync(file)) ?? 'dev-pages.ts';

/** Starts Vite with the page documents as a middleware, and watches their sources. */
export async function startDocsServer(options: DocsServerOptions): Promise<DocsServer> {
  const { appDir, open, pageOrigin } = options;
  const { origin } = open;
  const demosDir = path.join(appDir, 'demos');
  const app = await loadApp(appDir);
  // Without a product, neither the pages nor the imports of demos are known.
  if (app.products.length === 0) throw new DiagnosticsError(app.diagnostics);
  const reporter = createErrorReporter((text) => process.stderr.write(text));
  const failedDemos = new Set<string>();
  const stylesheets: DemoStylesheets = new Map();
  let pages: DevPages | undefined;
  let pageCount = 0;
  /** The requests of the first document are `app.json` and a page. */
  const warmUp = () => {
    pageCount += 1;
    if (pageCount === 2) pages?.warmUp().catch(reporter.report);
  };
  const vite = await createViteServer({
    appDir,
    demoRootFile: path.join(appDir, 'demo-root.tsx'),
    documentedPackages: app.libraries.documentedPackages,
    answer: (request, response, next) => {
      if (!pages || !request.url?.startsWith(devDocumentsPath)) {
        next();
        return;
      }
      response.once('finish', warmUp);
      answerRequest(pages, stylesheets, request, response).catch((error: unknown) => {
        reporter.report(error);
        response.statusCode = 500;
        response.setHeader('Content-Type', 'application/json');
        const assets = { scripts: [origin + devFaultEntryPath], stylesheets: [] };
        const body = { message: describeError(error), assets } satisfies DevErrorResponse;
        response.end(JSON.stringify(body));
      });
    },
    settings: options.settings,
    open,
    pageOrigin,
    stylesheets,
    listDemos: () => (existsSync(demosDir) ? globSync('**/*.tsx', { cwd: demosDir }).sort() : []),
  });
  const context: DevServerContext = {
    appDir,
    config: options.config,
    origin,
    assets: { scripts: [`${origin}${devEntryPath}`], stylesheets: [fontUrls(origin).icons] },
    fonts: fontUrls(origin),
    styles: pageStyleUrls(origin),
    runtimeUrl: `${origin}/@id/${runtimeEntry}`,
    sharedStylesUrl: `${origin}${sharedStylesPath}`,
    loadServer: () => loadDemoServer(vite),
    findStylesheets: (file) => findDevStylesheets(vite, file),
    stylesheetUrl: (file) => origin + stylesheetPath + encodeURIComponent(file),
    onDemoRendered(id, error) {
      failedDemos[error ? 'add' : 'delete'](id);
      if (error) reporter.report(new Error(`demos/${id} does not render: ${error.message}`));
    },
  };
  const openPages = async (loaded?: typeof app) => {
    const module = (await vite.ssrLoadModule(devPagesModule)) as {
      createDevPages: typeof createDevPages;
    };
    return module.createDevPages(context, loaded);
  };
  const root = findRepositoryRoot(appDir);
  const sourceDirs = ['docs-shell', 'docs-build', 'products'].map((name) =>
    path.join(root, 'packages', name, 'src'),
  );
  pages = await openPages(app);
  const opened = pages;
  open.answerWith(vite.middlewares);
  vite.watcher.add(sourceDirs);
  const applyChanges = createChangeHandler({
    appDir,
    sourceDirs,
    vite,
    reporter,
    pages: () => pages ?? opened,
    reopenPages: async () => {
      pages = await openPages();
    },
    listFailedDemos: () => [...failedDemos],
  });
  watchChanges(vite.watcher, applyChanges, reporter.report);
  return {
    startPath: `${app.products[0]?.rootPath ?? ''}/`,
    close: () => vite.close(),
  };
}
