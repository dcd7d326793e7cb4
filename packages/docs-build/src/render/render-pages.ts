import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type AppData,
  buildFolder,
  documentFile,
  notFoundSegment,
  type PageAddress,
  renderListFile,
} from 'docs-shell/page-document';
import { defaultLanguage, toHref, type ProductTable } from 'docs-shell/routing';
import { contentKey } from '../cache/content-key';
import { openDiskCache } from '../cache/disk-cache';
import { freeLargeHeap } from '../lib/free-memory';
import { compilePages } from './compile-pages';
import { digestAppShell } from './digest-app-shell';
import { type FrameworkFiles, hideFrameworkFiles, readFrameworkFiles } from './framework-files';
import { listLanguages, listPages } from './list-pages';
import { runNext } from './run-next';

/** A rendered document. */
export interface RenderedPage {
  /** Path below the export: `joy-ui/react-button/index.html`. */
  readonly file: string;
  /** Says everything that determines the HTML. */
  readonly key: string;
  /** Returns the HTML, with placeholders for the URLs of stylesheets and fonts. Most pages are only read when they are needed. */
  readonly readHtml: () => Promise<string>;
}

/** The output of Next for an app. */
export interface RenderedApp {
  readonly pages: readonly RenderedPage[];
  readonly framework: FrameworkFiles;
}

interface RenderPagesOptions {
  readonly appDir: string;
  readonly cacheDir: string;
  readonly app: AppData;
  /** Digests of all documents that the build wrote to `.docs`, by their path from there. */
  readonly documents: ReadonlyMap<string, string>;
}

/**
 * Returns the HTML of all pages of an app. Next renders the pages whose document, app data or shell has changed. Next
 * does not start if no page has changed and the shell's stylesheets are cached.
 */
export async function renderPages(options: RenderPagesOptions): Promise<RenderedApp> {
  const { appDir, cacheDir, app, documents } = options;
  const digests = await digestAppShell(appDir);
  const disk = openDiskCache(cacheDir);
  const keyOf = createPageKeys(app, documents, digests.code);
  const addresses = listPagesToRender(app).map((address) => ({
    ...address,
    file: exportedFile(address, app.productTable),
    key: keyOf(address),
  }));
  const rendered = new Map<string, string>();
  const render = async (missing: typeof addresses) => {
    const exportDir = path.join(appDir, 'out');
    await writeRenderList(appDir, missing, app.productTable);
    await rm(exportDir, { recursive: true, force: true });
    freeLargeHeap();
    await compilePages({ appDir, cacheDir, digest: digests.compile });
    await runNext(appDir, ['build', '--experimental-build-mode', 'generate']);
    const framework = await readFrameworkFiles(exportDir);
    for (const { file, key } of missing) {
      const exported = await readFile(path.join(exportDir, file), 'utf8');
      const html = hideFrameworkFiles(exported, file, framework);
      rendered.set(key, html);
      await disk.write('html', key, html);
    }
    return framework;
  };
  const readPage = async (key: string): Promise<string | undefined> =>
    rendered.get(key) ?? ((await disk.read('html', key)) as string | undefined);
  const readHtml = async (key: string): Promise<string> => {
    const html = await readPage(key);
    if (html !== undefined) return html;
    // A corrupt entry is seldom alone, and Next takes seconds to start.
    const unreadable: (typeof addresses)[number][] = [];
    for (const address of addresses) {
      if ((await readPage(address.key)) === undefined) unreadable.push(address);
    }
    await render(unreadable);
    return rendered.get(key) ?? '';
  };
  const missing = addresses.filter(({ key }) => !disk.has('html', key));
  const stored = (await disk.read('framework', digests.all)) as FrameworkFiles | undefined;
  const framework = stored && missing.length === 0 ? stored : await render(missing);
  if (!stored) await disk.write('framework', digests.all, framework);
  return {
    framework,
    pages: addresses.map(({ file, key }) => ({ file, key, readHtml: () => readHtml(key) })),
  };
}

/** Returns the path of a page in Next's export. */
function exportedFile({ pathname, language }: PageAddress, table: ProductTable): string {
  return path.posix.join(toHref(pathname, language, table), 'index.html').slice(1);
}

function writeRenderList(
  appDir: string,
  addresses: readonly PageAddress[],
  table: ProductTable,
): Promise<void> {
  const paths = addresses.map(({ pathname, language }) =>
    toHref(pathname, language, table).split('/').filter(Boolean),
  );
  return writeFile(path.join(appDir, buildFolder, renderListFile), JSON.stringify(paths));
}

/**
 * Creates the cache keys of pages. A page depends on its document (or the English one, if it is not translated), the
 * app data and the shell.
 */
function createPageKeys(
  app: AppData,
  documents: RenderPagesOptions['documents'],
  codeDigest: string,
) {
  const appKey = contentKey([app, codeDigest]);
  return ({ pathname, language }: PageAddress): string => {
    const document =
      documents.get(documentFile(language, pathname)) ??
      documents.get(documentFile(defaultLanguage, pathname)) ??
      null;
    return contentKey([appKey, pathname, language, document]);
  };
}

/**
 * Returns all documents of an app that Next renders: pages in all languages, the 404 pages of each product, and demo
 * frames.
 */
function listPagesToRender(app: AppData): readonly PageAddress[] {
  return [
    ...listPages(app),
    ...listNotFoundPages(app),
    ...app.demoFrames.map((pathname) => ({ pathname, language: defaultLanguage })),
  ];
}

/** A server takes the 404 page of the nearest folder, so each path prefix of a product has one. */
function listNotFoundPages({ products, productTable }: AppData): readonly PageAddress[] {
  return products.flatMap((product) => {
    const route = productTable.find(({ productId }) => productId === product.identity.id);
    const prefixes = route?.pathPrefixes ?? [product.rootPath];
    return prefixes.flatMap((prefix) =>
      listLanguages(product).map((language) => ({
        pathname: `${prefix.replace(/\/$/, '')}/${notFoundSegment}`,
        language,
      })),
    );
  });
}
