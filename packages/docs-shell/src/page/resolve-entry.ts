import type { PageEntry, Product } from '../product';
import {
  defaultLanguage,
  findOwner,
  isExternal,
  normalizePathname,
  toHref,
  type ProductTable,
} from '../routing';
import { resolveTitle, type TitleSources } from './resolve-title';
import type { PageLink } from './types';

/** What an entry of the navigation is resolved against. */
export interface NavigationContext extends TitleSources {
  readonly product: Product;
  readonly productTable: ProductTable;
  /** The current page: without language prefix and trailing slash. */
  readonly pathname: string;
  /** Whether the app publishes a page at this pathname. */
  readonly hasPage: (pathname: string) => boolean;
  /** URL of the lists of closed groups. Without it, every page has the whole navigation. */
  readonly navigationLists?: string;
}

/** Returns the title of an entry, and its address if it has one. */
export function resolveEntryLink(entry: PageEntry, context: NavigationContext): PageLink {
  const href = resolveEntryHref(entry, context);
  return { title: resolveTitle(entry, context), ...(href !== undefined && { href }) };
}

/** Returns the address of an entry; planned pages, subheaders and groups without a page have none. */
export function resolveEntryHref(entry: PageEntry, context: NavigationContext): string | undefined {
  if (entry.planned || entry.subheader !== undefined) return undefined;
  if (isExternal(entry.pathname)) return entry.pathname;
  const pathname = normalizePathname(entry.pathname);
  if (context.hasPage(pathname)) {
    return toHref(pathname, context.language, context.productTable);
  }
  const isGroup = entry.children !== undefined && entry.children.length > 0;
  // Another app may not be published in this language; English always exists.
  return isGroup || isOwnPage(pathname, context) ? undefined : toHref(pathname, defaultLanguage);
}

/** Returns whether the current product owns a pathname. */
export function isOwnPage(
  pathname: string,
  { product, productTable }: Pick<NavigationContext, 'product' | 'productTable'>,
): boolean {
  if (isExternal(pathname)) return false;
  const owner = findOwner(normalizePathname(pathname), productTable);
  return owner?.route.productId === product.identity.id;
}
