import { en } from 'docs-shell/i18n';
import type { LoadedApp } from '../load';
import type { ProductHistory } from '../load/product-api';
import { openContentCache, type ContentCache } from '../content/content-cache';
import type { CodeHighlighter } from '../content/highlight';
import type { CompiledPage } from '../content/compiled-page';
import type { ApiContext } from './api-context';
import { titleOfPart } from './history/title-of-part';
import { readContentPages } from './read-content-pages';

/** A page of the API reference. It is compiled on demand. */
export interface ApiPageSource {
  readonly pathname: string;
  /** Title in its front matter. */
  readonly title: string;
  readonly compile: () => Promise<CompiledPage>;
}

/** Loads what the first page needs. The start of `docs dev` needs only the titles of all pages. */
const loadCompiler = () => import('./api-compiler');

/**
 * Lists the pages of an app's API references. They are in English, like the packages. Content and demos are read when the
 * first page is compiled: `docs dev` needs the titles of all pages sooner.
 */
export function listApiPages(
  app: LoadedApp,
  highlighter: CodeHighlighter,
  contentCache: ContentCache = openContentCache(undefined),
): readonly ApiPageSource[] {
  const openContentPages = once(() => readContentPages(app));
  return app.apis.flatMap((api) => {
    const openContext = once(async () => {
      const { createApiContext, findExamples } = await loadCompiler();
      const contentPages = await openContentPages();
      const examples = await findExamples(app, api, contentPages);
      return createApiContext({ app, api, contentPages, examples, highlighter, contentCache });
    });
    return [
      {
        pathname: api.pathname,
        title: en.apiReference,
        compile: async () => (await loadCompiler()).compileApiIndex(await openContext()),
      },
      ...(api.history ? listHistoryPages(api.history, openContext) : []),
      ...api.pages.map((page) => ({
        pathname: page.pathname,
        title: page.document.name,
        compile: async () => (await loadCompiler()).compileApiPage(page, await openContext()),
      })),
    ];
  });
}

function listHistoryPages(
  history: ProductHistory,
  openContext: () => Promise<ApiContext>,
): ApiPageSource[] {
  const { pathname, parts } = history;
  return [
    {
      pathname,
      title: en.apiChanges,
      compile: async () => (await loadCompiler()).compileChangesPage(await openContext(), history),
    },
    ...parts.map((part) => ({
      pathname: part.pathname,
      title: titleOfPart(part),
      compile: async () =>
        (await loadCompiler()).compileChangesPage(await openContext(), history, part),
    })),
  ];
}

function once<T>(create: () => Promise<T>): () => Promise<T> {
  let created: Promise<T> | undefined;
  return () => (created ??= create());
}
