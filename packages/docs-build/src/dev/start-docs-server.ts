import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { LibrarySettings, PublicConfig } from 'docs-shell/config';
import { devDocumentsPath } from 'docs-shell/page-document';
import pc from 'picocolors';
import { globSync } from 'tinyglobby';
import type { ViteDevServer } from 'vite';
import { loadApp } from '../app';
import type { DemoSheets } from '../demos/demo-sheets';
import { formatFaults, type DocsError } from '../faults';
import { runtimeEntry } from '../islands/runtime-entry';
import { createViteServer, findDevSheets, forgetSheet, loadDemoServer } from './create-vite-server';
import { demoChanged, devEntryPath } from './dev-entry';
import { devFontStyle, fontUrls } from './dev-fonts';
import { devPageStyle, pageStyleUrls } from './dev-page-styles';
import type { DevPages, createDevPages } from './dev-pages';

interface DocsServerOptions {
  readonly appDir: string;
  readonly pageOrigin: string;
  readonly vitePort: number;
  readonly config: PublicConfig;
  readonly settings: LibrarySettings;
}

/** The running half of `docs dev` that is not Next. */
export interface DocsServer {
  readonly origin: string;
  /** Path of the app's first product. */
  readonly startPath: string;
  close(): Promise<void>;
}

/** Module that composes pages; Vite runs it, so that a change of the shell's components is seen at once. */
const devPagesModule = path.join(import.meta.dirname, 'dev-pages.ts');
const sharedStylesPath = `${devDocumentsPath}demos.css`;
const sheetPath = `${devDocumentsPath}sheet.css?file=`;

/** Starts Vite with the page documents as a middleware, and watches what they are made of. */
export async function startDocsServer(options: DocsServerOptions): Promise<DocsServer> {
  const { appDir, pageOrigin, vitePort } = options;
  const demosDir = path.join(appDir, 'demos');
  const demoRootFile = path.join(appDir, 'demo-root.tsx');
  const origin = `http://127.0.0.1:${vitePort}`;
  const { libraries, products } = await loadApp(appDir);
  const sheets: DemoSheets = new Map();
  let pages: DevPages | undefined;
  const vite = await createViteServer({
    appDir,
    demoRootFile,
    documentedPackages: libraries.documentedPackages,
    answer: (request, response, next) => {
      answer(pages, sheets, request, response, next).catch((error: unknown) => {
        sendFault(vite, response, error);
      });
    },
    settings: options.settings,
    port: vitePort,
    pageOrigin,
    sheets,
    listDemos: () => (existsSync(demosDir) ? globSync('**/*.tsx', { cwd: demosDir }).sort() : []),
  });
  const context = {
    appDir,
    config: options.config,
    origin,
    assets: { scripts: [`${origin}${devEntryPath}`], stylesheets: [fontUrls(origin).icons] },
    fonts: fontUrls(origin),
    styles: pageStyleUrls(origin),
    runtimeUrl: `${origin}/@id/${runtimeEntry}`,
    sharedStylesUrl: `${origin}${sharedStylesPath}`,
    loadServer: () => loadDemoServer(vite),
    findSheets: (file: string) => findDevSheets(vite, file),
    sheetUrl: (file: string) => origin + sheetPath + encodeURIComponent(file),
  };
  const open = async () => {
    const module = await loadModule<{ createDevPages: typeof createDevPages }>(
      vite,
      devPagesModule,
    );
    return module.createDevPages(context);
  };
  pages = await open();
  await vite.listen();
  watch(vite, appDir, async (isSource) => {
    pages = isSource ? await open() : pages;
    await pages?.reload();
  });
  return { origin, startPath: `${products[0]?.rootPath ?? ''}/`, close: () => vite.close() };
}

async function loadModule<T>(vite: ViteDevServer, file: string): Promise<T> {
  return (await vite.ssrLoadModule(file)) as T;
}

async function answer(
  pages: DevPages | undefined,
  sheets: DemoSheets,
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): Promise<void> {
  const url = request.url ?? '/';
  if (!pages || !url.startsWith(devDocumentsPath)) {
    next();
    return;
  }
  if (url.startsWith(sharedStylesPath)) {
    response.setHeader('Content-Type', 'text/css');
    response.end(await pages.sharedStyles());
    return;
  }
  const css = url.startsWith(sheetPath)
    ? sheets.get(decodeURIComponent(url.slice(sheetPath.length)))
    : (devFontStyle(url, request.headers.host ?? '') ?? (await devPageStyle(url)));
  if (css) {
    response.setHeader('Content-Type', 'text/css');
    response.end(css);
    return;
  }
  if (url.endsWith('.md')) {
    const text = await pages.markdown(url.slice(devDocumentsPath.length - 1));
    sendFile(response, 'text/plain; charset=utf-8', text);
    return;
  }
  if (url.endsWith('.png')) {
    sendFile(response, 'image/png', await pages.card(url));
    return;
  }
  const data = await pages.answer(url.slice(devDocumentsPath.length));
  response.statusCode = data ? 200 : 404;
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(data));
}

function sendFile(
  response: ServerResponse,
  type: string,
  content: string | Uint8Array | undefined,
): void {
  response.statusCode = content === undefined ? 404 : 200;
  response.setHeader('Content-Type', type);
  response.end(content);
}

function sendFault(vite: ViteDevServer, response: ServerResponse, error: unknown): void {
  const text = faultText(error);
  report(vite, error);
  response.statusCode = 500;
  response.end(text);
}

function faultText(error: unknown): string {
  // The class may come from another instance of the module: the shape decides.
  return error instanceof Error && 'faults' in error
    ? formatFaults((error as DocsError).faults)
    : String(error instanceof Error ? error.stack : error);
}

/** Says what is wrong in the terminal and over the page. */
function report(vite: ViteDevServer, error: unknown): void {
  const message = faultText(error);
  process.stderr.write(`${pc.red('docs dev')}\n${message}\n`);
  vite.ws.send({ type: 'error', err: { message, stack: '' } });
}

function watch(
  vite: ViteDevServer,
  appDir: string,
  reload: (isSource: boolean) => Promise<void>,
): void {
  const root = path.join(appDir, '../..');
  const shellDirs = ['docs-shell', 'docs-build', 'products'].map((name) =>
    path.join(root, 'packages', name, 'src'),
  );
  vite.watcher.add(shellDirs);
  const onChange = async (file: string, added: boolean) => {
    const inApp = path.relative(appDir, file).split(path.sep).join('/');
    if (inApp.startsWith('demos/') && !added && !inApp.endsWith('.css')) {
      vite.ws.send({ type: 'custom', event: demoChanged, data: { path: `/${inApp}` } });
      return;
    }
    if (inApp.endsWith('.css')) {
      forgetSheet(vite, file);
    }
    const isSource = shellDirs.some((dir) => file.startsWith(dir));
    if (
      isSource ||
      /^(content|demos|tables|translations)\/|^product\.ts$|^stand-ins\/|^demo-root\.tsx$/.test(
        inApp,
      )
    ) {
      await reload(isSource);
      vite.ws.send({ type: 'full-reload' });
    }
  };
  const handle = (added: boolean) => (file: string) => {
    onChange(file, added).catch((error: unknown) => {
      report(vite, error);
    });
  };
  vite.watcher.on('change', handle(false));
  vite.watcher.on('add', handle(true));
  vite.watcher.on('unlink', handle(true));
}
