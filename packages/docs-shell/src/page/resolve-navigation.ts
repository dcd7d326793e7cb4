import type { PageEntry } from '../manifest';
import { isExternal, normalizePathname } from '../routing';
import { findPlace } from './find-place';
import type { NavigationContext } from './navigation-context';
import { resolveEntryHref } from './resolve-entry-href';
import { resolveMarkers } from './resolve-markers';
import { resolveTitle } from './resolve-title';
import type { NavigationItem } from './types';

/** The side navigation of the product that the URL names (SPEC NAV-1, NAV-3). */
export function resolveNavigation(context: NavigationContext): readonly NavigationItem[] {
  const { pages } = context.product;
  const nearest = findPlace(pages, context.pathname).at(-1);
  return pages.map((entry) => resolveItem(entry, nearest, context));
}

function resolveItem(
  entry: PageEntry,
  nearest: PageEntry | undefined,
  context: NavigationContext,
): NavigationItem {
  const { icon, linkProps } = entry;
  const href = resolveEntryHref(entry, context);
  const children = (entry.children ?? []).map((child) => resolveItem(child, nearest, context));
  const external = isExternal(entry.pathname);
  const current = !external && normalizePathname(entry.pathname) === context.pathname;
  const isAbove = entry === nearest && !current && children.length > 0;
  const containsCurrent =
    isAbove || children.some((child) => child.current ?? child.containsCurrent);
  return {
    title: resolveTitle(entry, context),
    ...(href !== undefined && { href }),
    ...(external && { external }),
    ...(icon !== undefined && { icon }),
    markers: resolveMarkers(entry),
    ...(linkProps && { linkProps }),
    ...(entry.subheader !== undefined && { isSubheader: true }),
    ...(current && { current }),
    ...(containsCurrent && { containsCurrent }),
    children,
  };
}
