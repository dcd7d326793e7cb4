import path from 'node:path';
import {
  type AppData,
  documentFile,
  notFoundSegment,
  type PageAddress,
} from 'docs-shell/page-document';
import { defaultLanguage, toHref } from 'docs-shell/routing';
import { contentKey } from '../cache/content-key';
import { openDiskCache } from '../cache/disk-cache';
import { freeLargeHeap } from '../lib/free-memory';
import { compilePages } from './compile-pages';
import { digestAppShell } from './digest-app-shell';
import { type FrameworkFiles, readFrameworkFiles, stylesheetPlaceholders } from './framework-files';
import { listLanguages, listPages } from './list-pages';
import { openCompiledPages } from './open-compiled-pages';
import { unescapeQuotes } from './unescape-quotes';

/** A rendered document. */
export interface RenderedPage {
  /** Path below the site: `joy-ui/react-button/index.html`. */
  readonly file: string;
  /** Says everything that determines the HTML. */
  readonly key: string;
  /** Returns the HTML, with placeholders for the URLs of stylesheets and fonts. Most pages are only read when they are needed. */
  readonly readHtml: () => Promise<string>;
}

/** The HTML of an app, and what Next compiled of its styles. */
export interface RenderedApp {
  readonly pages: readonly RenderedPage[];
  readonly framework: FrameworkFiles;
}

/** So many characters of rendered HTML stay in memory until they are written. The rest is read again. */
const maxHeldChars = 100_000_000;

interface RenderPagesOptions {
  readonly appDir: string;
  readonly cacheDir: string;
  readonly app: AppData;
  /** Digests of all documents that the build wrote to `.docs`, by their path from there. */
  readonly documents: ReadonlyMap<string, string>;
}

/**
 * Returns the HTML of all pages of an app. Renders those whose document, app data or shell has changed, with the components
 * that Next compiled. Next does not start if these are cached.
 */
export async function renderPages(options: RenderPagesOptions): Promise<RenderedApp> {
  const { appDir, cacheDir, app, documents } = options;
  const digests = await digestAppShell(appDir);
  const disk = openDiskCache(cacheDir);
  const keyOf = createPageKeys(app, documents, digests.code);
  const addresses = listPagesToRender(app).map((address) => {
    const url = toHref(address.pathname, address.language, app.productTable);
    return { url, file: path.posix.join(url, 'index.html').slice(1), key: keyOf(address) };
  });
  const rendered = new Map<string, string>();
  let heldChars = 0;
  const render = async (missing: typeof addresses) => {
    freeLargeHeap();
    const nextDir = await compilePages({ appDir, cacheDir, digest: digests.compile });
    const framework = await readFrameworkFiles(nextDir);
    if (missing.length === 0) return framework;
    const renderPage = openCompiledPages(nextDir);
    const stylesheets = stylesheetPlaceholders(framework);
    for (const { url, key } of missing) {
      const html = unescapeQuotes(await renderPage(url, stylesheets));
      await disk.write('html', key, html);
      if (heldChars < maxHeldChars) {
        rendered.set(key, html);
        heldChars += html.length;
      }
    }
    return framework;
  };
  const readPage = async (key: string): Promise<string | undefined> =>
    rendered.get(key) ?? ((await disk.read('html', key)) as string | undefined);
  const readHtml = async (key: string): Promise<string> => {
    const html = await readPage(key);
    if (html !== undefined) return html;
    // A corrupt entry is seldom alone.
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
 * Returns all documents of an app: pages in all languages, the 404 pages of each product, and demo
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
