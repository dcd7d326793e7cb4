import type { PublicConfig } from '../config';
import type { PageEntry } from '../manifest';
import type { PageDocument } from '../page-document';
import {
  defaultLanguage,
  normalizePathname,
  resolveLocation,
  rootPathOf,
  toHref,
} from '../routing';
import { formatMessage } from '../i18n';
import { markdownAddress } from './markdown-address';
import { findTrail } from './find-trail';
import type { NavigationContext } from './navigation-context';
import { resolveAdvertisement } from './resolve-advertisement';
import { resolveBreadcrumbs } from './resolve-breadcrumbs';
import { resolveEditUrl } from './resolve-edit-url';
import { resolveFeedback } from './resolve-feedback';
import { resolveHead } from './resolve-head';
import { resolveMarkers } from './resolve-markers';
import { resolveNavigation } from './resolve-navigation';
import { resolveNeighbours } from './resolve-neighbours';
import { resolvePathInProduct } from './resolve-path-in-product';
import { resolveResources } from './resolve-resources';
import { resolveTitle } from './resolve-title';
import { resolveVersions } from './resolve-versions';
import type { PageModel } from './types';

/** A page with everything around it. */
export interface PageRequest extends NavigationContext {
  /** Null where the address has no page. */
  readonly document: Pick<
    PageDocument,
    'api' | 'ogImage' | 'frontMatter' | 'headings' | 'language' | 'sourceFile'
  > | null;
  readonly config: PublicConfig;
  /** Languages that the page is written in; English alone without it. */
  readonly writtenIn?: readonly string[];
}

/** All that components know of a page: one pure look-up from address and document (ARCHITECTURE, hop 4). */
export function resolvePage(request: PageRequest): PageModel {
  const { product, productTable, language, document, config } = request;
  const { messages } = request.translations;
  const context = withOwnTitle({ ...request, pathname: normalizePathname(request.pathname) });
  const { pathname } = context;
  const href = toHref(pathname, language);
  const { productId, categoryId } = resolveLocation(href, productTable);
  const entry = findTrail(product.pages, pathname).at(-1);
  const title = resolvePageTitle(entry, context, document ? undefined : messages.notFound);
  const description =
    document?.frontMatter.description ??
    formatMessage(messages.notFoundExplanation, { name: product.identity.name });
  const contentLanguage = document?.language ?? language;
  const hasOwnTitle = contentLanguage !== language && pathname in request.translations.titles;
  const kind = document ? 'document' : 'not-found';
  // What is generated is not edited: its own source is among the resources.
  const editUrl = document?.api ? undefined : resolveEditUrl(document?.sourceFile, config);
  const { id, name } = product.identity;
  const version = product.versions.find(({ current }) => current)?.text;
  const breadcrumbs = resolveBreadcrumbs(context, title);
  const pathInProduct = document ? resolvePathInProduct(pathname, product.rootPath) : '';

  return {
    href,
    language,
    contentLanguage,
    productId,
    categoryId,
    product: { ...product.identity, href: toHref(product.rootPath, language) },
    versions: resolveVersions(product.versions, pathInProduct),
    products: productTable.map((route) => ({
      id: route.productId,
      rootPath: rootPathOf(route),
    })),
    pathInProduct,
    title,
    ...(hasOwnTitle && { titleLanguage: language }),
    description,
    markers: entry ? resolveMarkers(entry) : [],
    navigation: resolveNavigation(context),
    breadcrumbs,
    ...resolveNeighbours(context),
    headings: document?.headings ?? [],
    resources: document
      ? resolveResources({
          ...context,
          frontMatter: document.frontMatter,
          api: document.api,
          productId,
          messages,
          library: product.library,
        })
      : [],
    ...(editUrl !== undefined && { editUrl }),
    ...(config.googleAnalyticsId !== undefined && {
      analytics: { id: config.googleAnalyticsId, path: toHref(pathname, defaultLanguage) },
    }),
    ...resolveAdvertisement(document?.frontMatter, config),
    ...(config.productionHost !== undefined && {
      offline: { host: config.productionHost, rootPath: product.rootPath },
    }),
    ...resolveFeedback(pathname, config),
    ...(config.docSearch && { docSearch: config.docSearch }),
    ...(document && { markdownHref: markdownAddress(pathname, contentLanguage) }),
    head: resolveHead({
      kind,
      pathname,
      contentLanguage,
      title,
      description,
      product: {
        id,
        name,
        rootPath: product.rootPath,
        noindex: product.noindex ?? false,
        ...(version !== undefined && { version }),
      },
      ogImage: document?.ogImage,
      breadcrumbs,
      writtenIn: request.writtenIn ?? [defaultLanguage],
      config,
    }),
    kind,
  };
}

function resolvePageTitle(
  entry: PageEntry | undefined,
  context: NavigationContext,
  notFound: string | undefined,
): string {
  const { pathname, product } = context;
  const unlisted = { pathname, ...(notFound !== undefined && { title: notFound }) };
  return resolveTitle(entry ?? unlisted, context) || product.identity.name;
}

/** The page's own front matter is in the reader's language, which the map of all titles need not be. */
function withOwnTitle(request: PageRequest): NavigationContext {
  const { document, titles, pathname } = request;
  const own = document?.frontMatter.title;
  return own === undefined || own === titles[pathname]
    ? request
    : { ...request, titles: { ...titles, [pathname]: own } };
}
