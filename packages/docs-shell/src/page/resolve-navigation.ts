import type { PageEntry } from '../product';
import { isExternal, normalizePathname } from '../routing';
import { findNearestBreadcrumbs } from './find-breadcrumbs';
import { resolveEntryHref, type NavigationContext } from './resolve-entry';
import { resolveTitle } from './resolve-title';
import type { BadgeKind, NavigationItem } from './types';

/** Returns the side navigation of the product; the groups around the current page are open. */
export function resolveNavigation(context: NavigationContext): readonly NavigationItem[] {
  const { pages } = context.product;
  const open = new Set(findNearestBreadcrumbs(pages, context.pathname));
  const resolve = (entry: PageEntry): NavigationItem => {
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
    const isOpen = open.has(entry);
    return href === undefined
      ? { kind: 'group', ...label, isOpen, children }
      : { kind: 'page-group', ...label, href, ...link, isOpen, children };
  };
  return pages.map(resolve);
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
