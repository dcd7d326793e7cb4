import { en } from 'docs-shell/i18n';
import type { LoadedApp } from '../load';
import type { ProductHistory } from '../load/product-api';
import { openContentCache, type ContentCache } from '../content/content-cache';
import type { CodeHighlighter } from '../content/highlight';
import type { CompiledPage } from '../content/compiled-page';
import { type ApiContext, createApiContext } from './api-context';
import { compileApiIndex } from './compile-api-index';
import { compileApiPage } from './compile-api-page';
import { findExamples } from './examples/find-examples';
import { compileChangesPage, titleOfPart } from './history/compile-changes-page';
import { readContentPages } from './read-content-pages';

/** A page of the API reference. It is compiled on demand. */
export interface ApiPageSource {
  readonly pathname: string;
  /** Title in its front matter. */
  readonly title: string;
  readonly compile: () => Promise<CompiledPage>;
}

/** Lists the pages of an app's API references. They are in English, like the packages. */
export async function listApiPages(
  app: LoadedApp,
  highlighter: CodeHighlighter,
  contentCache: ContentCache = openContentCache(undefined),
): Promise<readonly ApiPageSource[]> {
  if (app.apis.length === 0) return [];
  const contentPages = await readContentPages(app);
  const lists = app.apis.map(async (api) => {
    const examples = await findExamples(app, api, contentPages);
    const context = createApiContext({
      app,
      api,
      contentPages,
      examples,
      highlighter,
      contentCache,
    });
    return [
      { pathname: api.pathname, title: en.apiReference, compile: () => compileApiIndex(context) },
      ...(api.history ? listHistoryPages(api.history, context) : []),
      ...api.pages.map((page) => ({
        pathname: page.pathname,
        title: page.document.name,
        compile: () => compileApiPage(page, context),
      })),
    ];
  });
  return (await Promise.all(lists)).flat();
}

function listHistoryPages(history: ProductHistory, context: ApiContext): ApiPageSource[] {
  const { pathname, parts } = history;
  return [
    { pathname, title: en.apiChanges, compile: () => compileChangesPage(context, history) },
    ...parts.map((part) => ({
      pathname: part.pathname,
      title: titleOfPart(part),
      compile: () => compileChangesPage(context, history, part),
    })),
  ];
}
