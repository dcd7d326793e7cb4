import { isAsset } from 'docs-shell/lib/is-asset';
import type { Product, PublishedManifest } from 'docs-shell/product';
import { publishedSchemaVersion } from 'docs-shell/product';
import type { AppData, PageDocument } from 'docs-shell/page-document';
import { defaultLanguage, findOwner, resolveLocation } from 'docs-shell/routing';
import { collectAnchors } from '../content/collect-anchors';
import { collectLinks } from '../content/collect-links';
import { listOutgoingLinks } from './list-outgoing-links';

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
