import type { Product, PublishedManifest, PublishedPage } from 'docs-shell/manifest';
import { publishedSchemaVersion } from 'docs-shell/manifest';
import { findBreadcrumbs, resolveTitle } from 'docs-shell/page';
import type { AppData, PageDocument } from 'docs-shell/page-document';
import { defaultLanguage, findOwner, resolveLocation } from 'docs-shell/routing';
import { en } from 'docs-shell/i18n';
import { collectAnchors } from '../content/collect-anchors';

/** Input of a product's manifest. */
export interface PublishedSource {
  readonly app: AppData;
  readonly pages: readonly Pick<PageDocument, 'pathname' | 'language' | 'html'>[];
  /** Paths of all files of the app's output, with leading `/`. */
  readonly files: readonly string[];
  readonly buildId: string;
  /** Returns the anchors of a page's HTML. */
  readonly anchorsOf?: (html: string) => readonly string[];
}

/** Creates the manifest that one product of an app publishes for other products. */
export function createPublishedManifest(
  product: Product,
  { app, pages, files, buildId, anchorsOf = collectAnchors }: PublishedSource,
): PublishedManifest {
  const { identity, versions, redirects, rootPath, languages = [], noindex } = product;
  const owns = (path: string) => resolveLocation(path, app.productTable).productId === identity.id;
  const route = app.productTable.find(({ productId }) => productId === identity.id);
  return {
    schemaVersion: publishedSchemaVersion,
    buildId,
    identity,
    categoryId: route?.categoryId ?? '',
    rootPath,
    languages: [defaultLanguage, ...languages],
    ...(noindex !== undefined && { noindex }),
    versions,
    pages: pages
      .filter(({ language }) => language === defaultLanguage)
      .filter(({ pathname }) => findOwner(pathname, app.productTable)?.route === route)
      .map((page) => describePage(page, { product, app, anchorsOf })),
    redirects,
    files: files.filter((file) => file.startsWith('/_assets/') || owns(file)),
  };
}

interface DescribePageOptions extends Required<Pick<PublishedSource, 'anchorsOf'>> {
  readonly product: Product;
  readonly app: AppData;
}

function describePage(
  { pathname, html }: Pick<PageDocument, 'pathname' | 'html'>,
  { product, app, anchorsOf }: DescribePageOptions,
): PublishedPage {
  const entry = findBreadcrumbs(product.pages, pathname).at(-1) ?? { pathname };
  const translations = { language: defaultLanguage, messages: en, titles: {} };
  const title = resolveTitle(entry, {
    language: defaultLanguage,
    translations,
    titles: app.titles,
  });
  return { pathname, title: title || product.identity.name, anchors: anchorsOf(html) };
}
