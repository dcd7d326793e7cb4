import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultLanguage, resolveLocation, toHref } from 'docs-shell/routing';
import { resolveTranslations } from 'docs-shell/translations';
import { productTable } from 'products';
import { findUncoveredComponents } from '../api/find-uncovered-components';
import { findUnknownComponents } from '../api/find-unknown-components';
import { listApiPages } from '../api/list-api-pages';
import { measureCoverage, type ApiCoverage } from '../api/measure-coverage';
import { loadTable, type ContentFile, type LoadedApp } from '../app';
import { compileContent } from '../content/compile-content';
import { createCodeHighlighter, type CodeHighlighter } from '../content/highlight';
import type { ImageFile } from '../content/images';
import { findSharedSentences } from '../content/prose/find-shared-sentences';
import { listNames } from '../content/prose/list-names';
import type { CompiledContent } from '../content/types';
import type { Fault } from '../faults';
import type { CompiledPage } from './compiled-page';
import { findScarceDemos } from './find-scarce-demos';
import { findUnknownDemos } from './find-unknown-demos';
import { listDemos } from './list-demos';

/** An app's content, compiled. */
export interface CompiledApp {
  readonly pages: readonly CompiledPage[];
  readonly highlighter: CodeHighlighter;
  /** Of each API reference of the app. */
  readonly coverages: readonly ApiCoverage[];
  readonly faults: readonly Fault[];
}

/** Compiles all pages of an app and collects their faults. */
export async function compileApp(
  app: LoadedApp,
  urlOf: (image: ImageFile) => string = ({ asset }) => asset.fileName,
): Promise<CompiledApp> {
  const highlighter = await openHighlighter(app.appDir);
  const pages: CompiledPage[] = [];
  for (const source of app.contentFiles) {
    const { pathname, language, sourceFile } = source;
    const content = await compileFile(app, source, highlighter, urlOf);
    pages.push({ pathname, language, sourceFile, content });
  }
  for (const { compile } of await listApiPages(app, highlighter)) pages.push(await compile());
  const demoFiles = new Set(listDemos(app).keys());
  const references = pages.map(({ sourceFile, content }) => ({ sourceFile, demos: content.demos }));
  const coverages = measureCoverage(pages, app.apis, productTable);
  return {
    pages,
    highlighter,
    coverages,
    faults: [
      ...app.apiFaults,
      ...pages.flatMap(({ content }) => content.faults),
      ...findUnknownDemos(references, demoFiles),
      ...findScarceDemos(pages),
      ...findSharedSentences(
        pages.map(({ sourceFile, content }) => ({ sourceFile, sentences: content.sentences })),
      ),
      ...findUnknownComponents(pages, app.apis, productTable),
      ...findUncoveredComponents(coverages, app.productFile),
    ],
  };
}

/** Compiles one page of an app. */
export async function compileFile(
  app: LoadedApp,
  { file, sourceFile, pathname, language }: ContentFile,
  highlighter: CodeHighlighter,
  urlOf: (image: ImageFile) => string,
): Promise<CompiledContent> {
  const { messages } = resolveTranslations(language, app.translations);
  const { productId } = resolveLocation(toHref(pathname, language), productTable);
  return compileContent({
    file: sourceFile,
    absoluteFile: file,
    source: await readFile(file, 'utf8'),
    highlighter,
    urlOf,
    loadTable: (name) => loadTable(app.appDir, name),
    messages,
    productId,
    ...(language === defaultLanguage && { names: listNames(app) }),
  });
}

/** The app's highlighter; what it has seen before costs nothing. */
export function openHighlighter(appDir: string): Promise<CodeHighlighter> {
  return createCodeHighlighter(path.join(appDir, 'node_modules/.cache/docs/highlight.json'));
}
