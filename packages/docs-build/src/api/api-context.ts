import { createHash } from 'node:crypto';
import type { ApiDocument, TypeText } from 'react-api-docs/document';
import { toHref } from 'docs-shell/routing';
import type { LoadedApp } from '../load';
import type { ContentCache } from '../content/content-cache';
import type { CodeHighlighter } from '../content/highlight';
import { addressOfAlias, listAliases } from '../load/api-aliases';
import { listApiPathnames, type ProductApi } from '../load/product-api';
import { collectRowHistories, type RowHistories } from './history/row-history';
import type { ContentPage } from './read-content-pages';
import { createLinkResolver, type LinkResolver } from './page/link-resolver';
import { createMarkdownRenderer, type MarkdownRenderer } from './page/markdown';
import { anchorOf } from './page/outline';
import { nameScheme } from './page/resolve-link-tags';

/** The context that all pages of an API reference are compiled in. */
export interface ApiContext {
  readonly app: LoadedApp;
  readonly api: ProductApi;
  /** Pages of the app's content, which are not generated. */
  readonly contentPages: readonly ContentPage[];
  /** Ids of generated demos by name of a component. */
  readonly examples: ReadonlyMap<string, string>;
  readonly highlighter: CodeHighlighter;
  readonly contentCache: ContentCache;
  /** The part of a page's cache key that all pages share: all that they depend on except their own document and demos. */
  readonly sharedCacheKey: readonly unknown[];
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
  source: Pick<
    ApiContext,
    'app' | 'api' | 'contentPages' | 'examples' | 'highlighter' | 'contentCache'
  >,
): ApiContext {
  const { app, api, contentPages } = source;
  const product = app.products.find(({ identity }) => identity.id === api.productId);
  const pages = new Map<string, ReadonlySet<string>>([
    ...[...contentPages.map(({ pathname }) => pathname), ...app.apis.flatMap(listApiPathnames)].map(
      (pathname) => [pathname, new Set<string>()] as const,
    ),
    ...app.apis
      .flatMap((it) => it.pages)
      .map(({ pathname, document }) => [pathname, new Set(listRows(document))] as const),
  ]);
  const resolveLink = createLinkResolver({ homepage: product?.library?.homepage, pages });
  const addressed = api.pages.map(({ document, pathname }) => ({
    document,
    href: toHref(pathname, 'en'),
    pathname,
  }));
  const hrefsByName = new Map([
    ...addressed.flatMap(({ document, pathname }) =>
      listAliases(document).map(
        (alias) => [alias.name, toHref(addressOfAlias(pathname, alias), 'en')] as const,
      ),
    ),
    ...addressed.map(({ document, href }) => [document.name, href] as const),
  ]);
  const hrefsBySlug = new Map(addressed.map(({ document, href }) => [document.slug, href]));
  const releases = api.history?.ledger.releases;
  const hrefOf = (name: string) => hrefsByName.get(name);
  return {
    ...source,
    sharedCacheKey: [
      product?.library?.homepage,
      [...pages].map(([pathname, rows]) => [pathname, ...rows].join(' ')).sort(),
      [...hrefsByName],
      [...hrefsBySlug],
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
      (slug === undefined ? undefined : hrefsBySlug.get(slug)) ??
      (href && resolveLink(href)),
    hrefOf,
  };
}

/** Returns the ids of the rows of a component's page that the texts of its package link to. */
function listRows(document: ApiDocument): readonly string[] {
  if (document.kind !== 'component') return [];
  const { props, slots, classes } = document;
  return [
    ...props.map(({ name }) => `prop-${name}`),
    ...slots.map(({ name }) => `slot-${name}`),
    ...classes.map(({ key }) => `class-${key}`),
  ].map(anchorOf);
}

/** The history is part of each page's cache key. Its digest is shorter. */
function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
