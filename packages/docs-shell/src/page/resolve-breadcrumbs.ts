import { normalizePathname, toHref } from '../routing';
import { findPlace } from './find-place';
import type { NavigationContext } from './navigation-context';
import { resolveEntryHref } from './resolve-entry-href';
import { resolveTitle } from './resolve-title';
import type { PageLink } from './types';

/** From the product's root through the groups to the page itself, which is last; the root has one step (SPEC NAV-5). */
export function resolveBreadcrumbs(context: NavigationContext, title: string): readonly PageLink[] {
  const { product, pathname, language } = context;
  const rootPathname = product.rootPath || '/';
  const root = { title: product.identity.name, href: toHref(rootPathname, language) };
  if (pathname === rootPathname) return [root];
  const steps = findPlace(product.pages, pathname)
    .filter((entry) => ![rootPathname, pathname].includes(normalizePathname(entry.pathname)))
    .map((entry): PageLink => {
      const href = resolveEntryHref(entry, context);
      return { title: resolveTitle(entry, context), ...(href !== undefined && { href }) };
    });
  const own = context.hasPage(pathname) && { href: toHref(pathname, language) };
  return [root, ...steps, { title, ...own }];
}
