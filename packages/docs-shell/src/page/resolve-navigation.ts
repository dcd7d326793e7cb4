import type { PageEntry } from '../product';
import { isExternal, normalizePathname } from '../routing';
import { findEntriesAround, findNearestBreadcrumbs, numberEntries } from './find-entries';
import { resolveEntryHref, type NavigationContext } from './resolve-entry';
import { resolveTitle } from './resolve-title';
import type { BadgeKind, NavigationItem } from './types';

/**
 * Returns the side navigation of the product; the groups around the current page are open. Pages that are resolved
 * against the same product, titles and pages share the items that do not lead to them: identical objects, so that what is
 * derived from an item can be kept with it.
 */
export function resolveNavigation(context: NavigationContext): readonly NavigationItem[] {
  const { pages } = context.product;
  const open = new Set(findNearestBreadcrumbs(pages, context.pathname));
  const around = findEntriesAround(pages, context.pathname);
  const shared = findSharedItems(context);
  const numbers = context.navigationLists === undefined ? undefined : numberEntries(pages);
  const resolve = (entry: PageEntry): NavigationItem => {
    if (open.has(entry) || around.has(entry)) return resolveItem(entry);
    const item = shared.get(entry) ?? resolveItem(entry);
    shared.set(entry, item);
    return item;
  };
  const resolveItem = (entry: PageEntry): NavigationItem => {
    const { icon, linkProps } = entry;
    const href = resolveEntryHref(entry, context);
    const children = (entry.children ?? []).map(resolve);
    const external = isExternal(entry.pathname);
    const current = !external && normalizePathname(entry.pathname) === context.pathname;
    const label = {
      title: resolveTitle(entry, context),
      ...(external && { external }),
      ...(icon !== undefined && { icon }),
      badges: resolveBadges(entry),
    };
    const link = { ...(current && { current }), ...(linkProps && { linkProps }) };
    if (children.length === 0) {
      return href === undefined
        ? { kind: 'text', ...label }
        : { kind: 'page', ...label, href, ...link };
    }
    if (entry.subheader !== undefined) {
      return { kind: 'section', ...label, children };
    }
    const listNumber = numbers?.get(entry);
    const group = {
      isOpen: open.has(entry),
      ...(listNumber !== undefined && { listNumber }),
      children,
    };
    return href === undefined
      ? { kind: 'group', ...label, ...group }
      : { kind: 'page-group', ...label, href, ...link, ...group };
  };
  return pages.map(resolve);
}

type SharedItems = Map<PageEntry, NavigationItem>;

/** Items by what they were resolved against, except the current page. */
const itemsByTitles = new WeakMap<
  NavigationContext['titles'],
  { readonly context: NavigationContext; readonly items: SharedItems }
>();

function findSharedItems(context: NavigationContext): SharedItems {
  const known = itemsByTitles.get(context.titles);
  if (known && resolvesAlike(known.context, context)) return known.items;
  const items: SharedItems = new Map();
  itemsByTitles.set(context.titles, { context, items });
  return items;
}

function resolvesAlike(a: NavigationContext, b: NavigationContext): boolean {
  return (
    a.product === b.product &&
    a.productTable === b.productTable &&
    a.language === b.language &&
    a.translations === b.translations &&
    a.hasPage === b.hasPage &&
    a.navigationLists === b.navigationLists
  );
}

/** Returns the badges of an entry in the order in which they are shown; an entry can have several. */
export function resolveBadges(entry: PageEntry): readonly BadgeKind[] {
  const flags = {
    new: entry.newFeature,
    planned: entry.planned,
    unstable: entry.unstable,
    beta: entry.beta,
    legacy: entry.legacy,
    pro: entry.plan === 'pro',
    premium: entry.plan === 'premium',
  } satisfies Record<BadgeKind, boolean | undefined>;
  return badgeOrder.filter((badge) => flags[badge] === true);
}

const badgeOrder: readonly BadgeKind[] = [
  'new',
  'planned',
  'unstable',
  'beta',
  'legacy',
  'pro',
  'premium',
];
