import type { PageEntry } from '../manifest';
import { normalizePathname } from '../routing';
import { isOwnPage } from './is-own-page';
import type { NavigationContext } from './navigation-context';
import { resolveEntryHref } from './resolve-entry-href';
import { resolveTitle } from './resolve-title';
import type { PageLink } from './types';

/** The pages before and after this one in the order of the navigation, over those that exist (SPEC NAV-5). */
export function resolveNeighbours(context: NavigationContext): {
  readonly previous?: PageLink;
  readonly next?: PageLink;
} {
  const pages = flatten(context.product.pages).filter((entry) => isReadable(entry, context));
  const position = pages.findIndex(
    (entry) => normalizePathname(entry.pathname) === context.pathname,
  );
  if (position === -1) return {};
  const previous = toLink(pages[position - 1], context);
  const next = toLink(pages[position + 1], context);
  return { ...(previous && { previous }), ...(next && { next }) };
}

function flatten(entries: readonly PageEntry[]): readonly PageEntry[] {
  return entries.flatMap((entry) => [entry, ...flatten(entry.children ?? [])]);
}

function isReadable(entry: PageEntry, context: NavigationContext): boolean {
  return isOwnPage(entry.pathname, context) && resolveEntryHref(entry, context) !== undefined;
}

function toLink(entry: PageEntry | undefined, context: NavigationContext): PageLink | undefined {
  if (!entry) return undefined;
  const href = resolveEntryHref(entry, context);
  return { title: resolveTitle(entry, context), ...(href !== undefined && { href }) };
}
