import type { PublicConfig } from '../config';
import type { Messages } from '../i18n';
import type { PageEntry } from '../product';
import { normalizePathname, toHref } from '../routing';
import { findNearestBreadcrumbs, locateEntries } from './find-entries';
import {
  isOwnPage,
  resolveEntryHref,
  resolveEntryLink,
  type NavigationContext,
} from './resolve-entry';
import type { PageLink } from './types';

/**
 * Returns the links from the product's root through the groups to the page itself, which is last. The root page has
 * one breadcrumb.
 */
export function resolveBreadcrumbs(context: NavigationContext, title: string): readonly PageLink[] {
  const { product, productTable, pathname, language } = context;
  const rootPathname = product.rootPath || '/';
  const root = { title: product.identity.name, href: toHref(rootPathname, language, productTable) };
  if (pathname === rootPathname) return [root];
  const groups = findNearestBreadcrumbs(product.pages, pathname)
    .filter((entry) => ![rootPathname, pathname].includes(normalizePathname(entry.pathname)))
    .map((entry) => resolveEntryLink(entry, context));
  const own = context.hasPage(pathname) && { href: toHref(pathname, language, productTable) };
  return [root, ...groups, { title, ...own }];
}

/** Returns the pages before and after the current one in the order of the navigation; pages that do not exist are skipped. */
export function resolvePrevNext(context: NavigationContext): {
  readonly previous?: PageLink;
  readonly next?: PageLink;
} {
  const { entries, positions } = locateEntries(context.product.pages, context.pathname);
  const isShown = (entry: PageEntry | undefined) => entry && isReadable(entry, context);
  const position = positions.find((at) => isShown(entries[at]));
  if (position === undefined) return {};
  const previous = entries.findLast((entry, at) => at < position && isShown(entry));
  const next = entries.find((entry, at) => at > position && isShown(entry));
  return {
    ...(previous && { previous: resolveEntryLink(previous, context) }),
    ...(next && { next: resolveEntryLink(next, context) }),
  };
}

function isReadable(entry: PageEntry, context: NavigationContext): boolean {
  return isOwnPage(entry.pathname, context) && resolveEntryHref(entry, context) !== undefined;
}

/**
 * Returns the links above the navigation of every product: versions, templates and blog. Templates and blog are left
 * out when the configuration does not name them.
 */
export function resolveTopLevelLinks(
  { links }: Pick<PublicConfig, 'links'>,
  t: Messages,
): readonly (PageLink & { readonly href: string })[] {
  const { versions = '/versions/', templates, blog } = links;
  return [
    { title: t.versions, href: versions },
    ...(templates === undefined ? [] : [{ title: t.templates, href: templates }]),
    ...(blog === undefined ? [] : [{ title: t.blog, href: blog }]),
  ];
}
