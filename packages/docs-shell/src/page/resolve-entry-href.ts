import type { PageEntry } from '../manifest';
import { defaultLanguage, isExternal, normalizePathname, toHref } from '../routing';
import { isOwnPage } from './is-own-page';
import type { NavigationContext } from './navigation-context';

/** The address behind an entry, or none: planned pages, subheaders and groups without a page (SPEC MAN-4, NAV-1). */
export function resolveEntryHref(entry: PageEntry, context: NavigationContext): string | undefined {
  if (entry.planned || entry.subheader !== undefined) return undefined;
  if (isExternal(entry.pathname)) return entry.pathname;
  const pathname = normalizePathname(entry.pathname);
  if (context.hasPage(pathname)) return toHref(pathname, context.language);
  const isGroup = entry.children !== undefined && entry.children.length > 0;
  // Another app may not be published in this language; English always exists.
  return isGroup || isOwnPage(pathname, context) ? undefined : toHref(pathname, defaultLanguage);
}
