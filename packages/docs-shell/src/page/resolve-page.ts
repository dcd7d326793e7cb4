import type { PublicConfig } from '../config';
import type { PageEntry } from '../product';
import type { PageDocument } from '../page-document';
import {
  defaultLanguage,
  normalizePathname,
  resolveLocation,
  rootPathOf,
  toHref,
  toMarkdownHref,
} from '../routing';
import { formatMessage } from '../i18n';
import { resolveApiChanges } from './resolve-api-changes';
import { resolveApiHeading } from './api-section';
import { findBreadcrumbs } from './find-entries';
import { resolveBreadcrumbs, resolvePrevNext } from './resolve-links';
import type { NavigationContext } from './resolve-entry';
import { resolveLanguages } from './resolve-languages';
import { resolveHead } from './resolve-head';
import { resolveBadges, resolveNavigation } from './resolve-navigation';
import { resolveResources } from './resolve-resources';
import { resolveServices } from './resolve-services';
import { resolveTitle } from './resolve-title';
import { resolvePathInProduct, resolveVersions } from './resolve-versions';
import { resolveEditUrl } from './source-urls';
import type { PageModel } from './types';

/** The input of `resolvePage`. */
export interface PageRequest extends NavigationContext {
  /** `null` if the address has no page. */
  readonly document: Pick<
    PageDocument,
    'api' | 'ogImage' | 'frontMatter' | 'headings' | 'language' | 'sourceFile'
  > | null;
  readonly config: PublicConfig;
  /** Languages in which the page has content of its own; English by default. */
  readonly availableLanguages?: readonly string[];
}

/** Returns everything that components know about a page: a pure function of address, document and configuration. */
export function resolvePage(request: PageRequest): PageModel {
  const { product, productTable, language, document, config } = request;
  const { messages } = request.translations;
  const context = withOwnTitle({ ...request, pathname: normalizePathname(request.pathname) });
  const { pathname } = context;
  const href = toHref(pathname, language, productTable);
  const { productId, categoryId } = resolveLocation(href, productTable);
  const entry = findBreadcrumbs(product.pages, pathname).at(-1);
  const title = resolvePageTitle(entry, context, messages.notFound);
  const description =
    document?.frontMatter.description ??
    formatMessage(messages.notFoundExplanation, { name: product.identity.name });
  const contentLanguage = document?.language ?? language;
  const hasOwnTitle = contentLanguage !== language && pathname in request.translations.titles;
  const kind = document ? 'document' : 'not-found';
  // A generated page is not edited; the source of what it documents is among the resources.
  const editUrl = document?.api ? undefined : resolveEditUrl(document?.sourceFile, config);
  const { id, name } = product.identity;
  const version = product.versions.find(({ current }) => current)?.text;
  const breadcrumbs = resolveBreadcrumbs(context, title);
  const resources = document
    ? resolveResources({
        ...context,
        frontMatter: document.frontMatter,
        api: document.api,
        productId,
        messages,
        library: product.library,
      })
    : [];
  const languages = resolveLanguages(product, productTable, document ? pathname : undefined);
  const pathInProduct = document ? resolvePathInProduct(pathname, product.rootPath) : '';

  return {
    href,
    language,
    contentLanguage,
    productId,
    categoryId,
    product: { ...product.identity, href: toHref(product.rootPath, language, productTable) },
    versions: resolveVersions(product.versions, pathInProduct),
    ...resolveApiChanges(context),
    ...(languages.length > 0 && { languages }),
    products: productTable.map((route) => ({
      id: route.productId,
      rootPath: rootPathOf(route),
    })),
    pathInProduct,
    title,
    ...(hasOwnTitle && { titleLanguage: language }),
    description,
    badges: entry ? resolveBadges(entry) : [],
    navigation: resolveNavigation(context),
    ...(context.navigationLists !== undefined && { navigationLists: context.navigationLists }),
    breadcrumbs,
    ...resolvePrevNext(context),
    headings: [...(document?.headings ?? []), ...resolveApiHeading(resources, messages)],
    resources,
    ...(editUrl !== undefined && { editUrl }),
    ...resolveServices({
      pathname,
      rootPath: product.rootPath,
      frontMatter: document?.frontMatter,
      config,
    }),
    ...(document && { markdownHref: toMarkdownHref(pathname, contentLanguage, productTable) }),
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
      productTable,
      availableLanguages: request.availableLanguages ?? [defaultLanguage],
      config,
    }),
    kind,
  };
}

/** The translation, else the title in the front matter. A page without document has the title of its entry. */
function resolvePageTitle(
  entry: PageEntry | undefined,
  context: PageRequest,
  notFound: string,
): string {
  const { document, language, pathname, product, translations } = context;
  if (!document) {
    return resolveTitle(entry ?? { pathname, title: notFound }, context) || product.identity.name;
  }
  const translation = language === defaultLanguage ? undefined : translations.titles[pathname];
  return translation ?? (document.frontMatter.title || product.identity.name);
}

/** The page's own front matter is in the language of the page; the map of all titles may be in another one. */
function withOwnTitle(request: PageRequest): PageRequest {
  const { document, titles, pathname } = request;
  const own = document?.frontMatter.navigationTitle ?? document?.frontMatter.title;
  return own === undefined || own === titles[pathname]
    ? request
    : { ...request, titles: { ...titles, [pathname]: own } };
}
