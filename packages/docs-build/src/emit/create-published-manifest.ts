import { isAsset } from 'docs-shell/lib/is-asset';
import type { Product, PublishedManifest, OutgoingLink } from 'docs-shell/product';
import { publishedSchemaVersion } from 'docs-shell/product';
import type { AppData, PageDocument } from 'docs-shell/page-document';
import {
  defaultLanguage,
  findOwner,
  resolveLocation,
  normalizePathname,
  toHref,
  type ProductTable,
} from 'docs-shell/routing';
import { collectAnchors } from '../content/collect-anchors';
import { collectLinks } from '../content/collect-links';
import { resolveUrl } from '../lib/resolve-url';

/** Input of a product's manifest. */
export interface PublishedSource {
  readonly app: AppData;
  readonly pages: readonly Pick<PageDocument, 'frontMatter' | 'html' | 'language' | 'pathname'>[];
  /** Paths of all files of the app's output, with leading `/`. */
  readonly files: readonly string[];
  readonly buildId: string;
  /** Returns the anchors of a page's HTML. */
  readonly anchorsOf?: (html: string) => readonly string[];
  /** Returns the addresses that a page's HTML links to. */
  readonly linksOf?: (html: string) => readonly string[];
}

/** Creates the manifest that one product of an app publishes for other products. */
export function createPublishedManifest(
  product: Product,
  {
    app,
    pages,
    files,
    buildId,
    anchorsOf = collectAnchors,
    linksOf = collectLinks,
  }: PublishedSource,
): PublishedManifest {
  const { identity, versions, redirects, rootPath, languages = [], noindex } = product;
  const owns = (path: string) => resolveLocation(path, app.productTable).productId === identity.id;
  const route = app.productTable.find(({ productId }) => productId === identity.id);
  const ownPages = pages.filter(
    ({ pathname }) => findOwner(pathname, app.productTable)?.route === route,
  );
  return {
    schemaVersion: publishedSchemaVersion,
    buildId,
    identity,
    categoryId: route?.categoryId ?? '',
    rootPath,
    ...(route?.selfContained && { selfContained: true }),
    languages: [defaultLanguage, ...languages],
    ...(noindex !== undefined && { noindex }),
    versions,
    pages: ownPages
      .filter(({ language }) => language === defaultLanguage)
      .map(({ pathname, frontMatter, html }) => ({
        pathname,
        title: frontMatter.title || identity.name,
        anchors: anchorsOf(html),
      })),
    redirects,
    links: listOutgoingLinks(
      product,
      ownPages.map(({ pathname, language, html }) => ({
        pathname,
        language,
        links: linksOf(html),
      })),
      app.productTable,
    ),
    files: files.filter((file) => isAsset(file) || owns(file)),
  };
}

/** A page with the addresses that it links to, as they are written. */
interface LinkingPage {
  readonly pathname: string;
  readonly language: string;
  readonly links: readonly string[];
}

/**
 * Lists the links of a product to other products of the site: those in its pages, in its navigation and of its redirects.
 * Links of the navigation come from the root of the product.
 */
function listOutgoingLinks(
  product: Pick<Product, 'identity' | 'pages' | 'redirects' | 'rootPath'>,
  pages: readonly LinkingPage[],
  table: ProductTable,
): readonly OutgoingLink[] {
  const sources = new Map<string, Set<string>>();
  const root = normalizePathname(product.rootPath || '/');
  const add = (from: string, address: string, base: string) => {
    const resolved = resolveUrl(address, base);
    if (resolved.kind !== 'internal') return;
    const { pathname, productId } = resolveLocation(resolved.pathname, table);
    // Files have no page that could move.
    if (productId === product.identity.id || /\.\w+$/.test(pathname)) return;
    const to = pathname + (resolved.anchor === '' ? '' : `#${encodeURI(resolved.anchor)}`);
    sources.set(to, (sources.get(to) ?? new Set()).add(from));
  };
  for (const { pathname, language, links } of pages) {
    for (const link of links) add(pathname, link, toHref(pathname, language, table));
  }
  for (const pathname of listPathnames(product.pages)) add(root, pathname, '/');
  for (const { from, to } of product.redirects) add(normalizePathname(from), to, '/');
  return [...sources]
    .map(([to, from]) => ({ to, from: [...from].sort() }))
    .sort((a, b) => (a.to < b.to ? -1 : 1));
}

function listPathnames(entries: Product['pages']): readonly string[] {
  return entries.flatMap(({ pathname, planned, children = [] }) => [
    // A planned page is listed without a link.
    ...(planned === true ? [] : [pathname]),
    ...listPathnames(children),
  ]);
}
