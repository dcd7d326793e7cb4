import { createHash } from 'node:crypto';
import type { TypeText } from 'react-api-docs/document';
import { toHref } from 'docs-shell/routing';
import type { LoadedApp } from '../load';
import type { ContentCache } from '../content/content-cache';
import type { CodeHighlighter } from '../content/highlight';
import type { OwnApi } from '../load/own-api';
import { collectRowHistories, type RowHistories } from './history/row-history';
import type { WrittenPage } from './read-written-pages';
import { createLinkResolver, type LinkResolver } from './page/link-resolver';
import { createMarkdownRenderer, type MarkdownRenderer } from './page/markdown';
import { nameScheme } from './page/resolve-link-tags';

/** The context that all pages of an API reference are compiled in. */
export interface ApiContext {
  readonly app: LoadedApp;
  readonly api: OwnApi;
  /** Pages of the app's content, which are not generated. */
  readonly written: readonly WrittenPage[];
  /** Ids of generated demos by name of a component. */
  readonly examples: ReadonlyMap<string, string>;
  readonly highlighter: CodeHighlighter;
  readonly contentCache: ContentCache;
  /** Everything that a page depends on, except its document and the pages that demonstrate it. */
  readonly pageDependencies: readonly unknown[];
  readonly resolveLink: LinkResolver;
  /** Returns the history of a row. Omitted if the product has no history. */
  readonly historyOf?: RowHistories;
  readonly markdown: MarkdownRenderer;
  /** Returns the URL of the page of a name in a type. */
  readonly resolveReference: (reference: TypeText['references'][number]) => string | undefined;
  /** Returns the URL of the page of a component. */
  readonly hrefOf: (name: string) => string | undefined;
}

/** Creates the context of an API reference from its pages and the app. */
export function createApiContext(
  source: Pick<ApiContext, 'app' | 'api' | 'written' | 'examples' | 'highlighter' | 'contentCache'>,
): ApiContext {
  const { app, api, written } = source;
  const product = app.products.find(({ identity }) => identity.id === api.productId);
  const pathnames = new Set([
    ...written.map(({ pathname }) => pathname),
    ...app.apis.flatMap((one) =>
      [one, ...(one.history ? [one.history] : []), ...one.pages].map(({ pathname }) => pathname),
    ),
  ]);
  const resolveLink = createLinkResolver({
    homepage: product?.library?.homepage,
    hasPage: (pathname) => pathnames.has(pathname),
  });
  const hrefs = new Map(
    api.pages.flatMap(({ document: { name, slug }, pathname }) => {
      const href = toHref(pathname, 'en');
      return [[`name ${name}`, href] as const, [`slug ${slug}`, href] as const];
    }),
  );
  const releases = api.history?.ledger.releases;
  const hrefOf = (name: string) => hrefs.get(`name ${name}`);
  return {
    ...source,
    pageDependencies: [
      product?.library?.homepage,
      [...pathnames].sort(),
      [...hrefs],
      api.guides,
      releases && digest(releases),
    ],
    ...(api.history && { historyOf: collectRowHistories(api.history.ledger) }),
    resolveLink,
    markdown: createMarkdownRenderer((href) =>
      href.startsWith(nameScheme) ? hrefOf(href.slice(nameScheme.length)) : resolveLink(href),
    ),
    resolveReference: ({ slug, href, anchor }) =>
      (anchor === undefined ? undefined : `#${anchor}`) ??
      (slug === undefined ? undefined : hrefs.get(`slug ${slug}`)) ??
      (href && resolveLink(href)),
    hrefOf,
  };
}

/** Each page depends on the history. Its digest is shorter than the history itself. */
function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
