import { readFile } from 'node:fs/promises';
import { defaultLanguage, resolveLocation, toHref } from 'docs-shell/routing';
import { resolveTranslations } from 'docs-shell/i18n';
import {
  findUncoveredComponents,
  measureCoverage,
  type ApiCoverage,
} from '../api/measure-coverage';
import { findUnknownComponents } from '../api/find-unknown-components';
import { findUnnamedParts } from '../api/find-unnamed-parts';
import { listApiPages } from '../api/list-api-pages';
import { checkVariantFiles } from '../demos/style-variants';
import { loadTable, type ContentFile, type LoadedApp, repositoryPath } from '../load';
import type { VersionedCache } from '../cache/versioned-cache';
import { resolveCacheDir } from '../cache/resolve-cache-dir';
import { openContentCache, type ContentCache } from '../content/content-cache';
import { createCodeHighlighter, type CodeHighlighter } from '../content/highlight';
import type { ImageFile } from '../content/images';
import { listNames } from '../content/prose/list-names';
import type { CompiledContent } from '../content/types';
import type { Diagnostic } from 'diagnostics';
import type { CompiledPage } from '../content/compiled-page';
import { renderSlots } from '../slots/render-slots';
import { loadContentParts, type LoadedTables } from './content-parts';
import { checkDemoCount } from './demos/check-demo-count';
import { checkDemoFiles } from './demos/check-demo-files';
import { listDemos } from './demos/list-demos';

/** The compiled content of an app. */
export interface CompiledApp {
  readonly pages: readonly CompiledPage[];
  readonly highlighter: CodeHighlighter;
  /** Coverage of each API reference of the app. */
  readonly coverages: readonly ApiCoverage[];
  readonly diagnostics: readonly Diagnostic[];
  /** Problems that do not stop the build. `docs check` reports them. */
  readonly deferred: readonly Diagnostic[];
}

interface CompileAppOptions {
  /** URL prefix of images. */
  readonly assetsUrl?: string;
  /** Cache of unchanged pages. Without it, all pages are compiled. */
  readonly cache?: VersionedCache;
}

/** Compiles all pages of an app and collects their diagnostics. */
export async function compileApp(
  app: LoadedApp,
  { assetsUrl = '', cache }: CompileAppOptions = {},
): Promise<CompiledApp> {
  const highlighter = createCodeHighlighter(cache?.cacheDir ?? resolveCacheDir(app.appDir));
  const contentCache = openContentCache(cache);
  const names = listNames(app);
  const options = { contentCache, highlighter, names, assetsUrl };
  const pages: CompiledPage[] = [];
  for (const source of app.contentFiles) {
    const { pathname, language, sourceFile } = source;
    const content = await compileCached(app, source, options);
    pages.push({ pathname, language, sourceFile, content });
  }
  for (const { compile } of listApiPages(app, highlighter, contentCache)) {
    pages.push(await compile());
  }
  const demoFiles = new Set(listDemos(app).keys());
  const references = pages.map(({ sourceFile, content }) => ({ sourceFile, demos: content.demos }));
  const { own, imported } = splitImported(pages);
  const slotted = await renderSlots(app, pages);
  const coverages = measureCoverage(pages, app.apis, app.productTable);
  return {
    pages: slotted.pages,
    highlighter,
    coverages,
    diagnostics: [
      ...app.apiDiagnostics,
      ...slotted.diagnostics,
      ...pages.flatMap(({ content }) => content.diagnostics),
      ...checkDemoFiles(references, demoFiles),
      ...checkVariantFiles(app.demoFiles, (file) => repositoryPath(app.appDir, file)),
      ...checkDemoCount(own, app.productTable),
      ...findUnknownComponents(own, app.apis, app.productTable),
      ...findUncoveredComponents(coverages, app.productFile),
      ...findUnnamedParts(pages, app.apis, app.productTable),
    ],
    deferred: [
      ...pages.flatMap(({ content }) => content.deferred ?? []),
      ...checkDemoCount(imported, app.productTable),
      ...findUnknownComponents(imported, app.apis, app.productTable),
    ],
  };
}

function splitImported(pages: readonly CompiledPage[]) {
  const isImported = ({ content }: CompiledPage) => content.frontMatter.imported === true;
  return { imported: pages.filter(isImported), own: pages.filter((page) => !isImported(page)) };
}

/** Returns the content of a page from the cache, if its parts are known. */
async function compileCached(
  app: LoadedApp,
  source: ContentFile,
  options: {
    readonly contentCache: ContentCache;
    readonly highlighter: CodeHighlighter;
    readonly names: ReadonlySet<string>;
    readonly assetsUrl: string;
  },
): Promise<CompiledContent> {
  const { contentCache, highlighter, names, assetsUrl } = options;
  const text = await readFile(source.file, 'utf8');
  const { parts, tables } = await loadContentParts(app, source, text, names);
  const urlOf = ({ asset }: ImageFile) => assetsUrl + asset.fileName;
  const compile = () => compileText(app, source, text, { highlighter, names, tables, urlOf });
  return parts ? contentCache.get([...parts, assetsUrl], compile, source.file) : compile();
}

/** Compiles the text of one page of an app. */
export async function compileText(
  app: LoadedApp,
  { file, sourceFile, pathname, language }: ContentFile,
  source: string,
  options: {
    readonly highlighter: CodeHighlighter;
    readonly names: ReadonlySet<string>;
    /** Tables that are loaded already. */
    readonly tables: LoadedTables;
    readonly urlOf: (image: ImageFile) => string;
  },
): Promise<CompiledContent> {
  const { highlighter, names, tables, urlOf } = options;
  const { messages } = resolveTranslations(language, app.translations);
  const { productId } = resolveLocation(toHref(pathname, 'en'), app.productTable);
  // Loaded on demand, because loading the MDX compiler takes a third of a second.
  const { compileContent } = await import('../content/compile-content');
  return compileContent({
    file: sourceFile,
    absoluteFile: file,
    source,
    highlighter,
    urlOf,
    loadTable: async (name) => tables.get(name) ?? loadTable(app.appDir, name),
    extensions: app.config,
    messages,
    productId,
    ...(language === defaultLanguage && { names }),
  });
}
