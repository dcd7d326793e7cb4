import { findOwner } from './find-owner';
import { normalizePathname } from './normalize-pathname';
import type { ProductRoute, ProductTable } from './types';

const indexSlug = 'index';

/**
 * Path of a page's file below `content/`, without extension: the pathname without its first segment,
 * or the whole of it in the product that owns `/`; a root is `index`.
 */
export function contentSlug(pathname: string, table: ProductTable): string {
  const normalized = normalizePathname(pathname);
  const owner = findOwner(normalized, table);
  const base = owner === undefined ? '' : contentBase(owner.route);
  return normalized.slice(base.length + 1) || indexSlug;
}

/** The opposite of `contentSlug`: the pathname of the page that a file below `content/` holds. */
export function contentPathname(slug: string, route: ProductRoute): string {
  const base = contentBase(route);
  return slug === indexSlug ? base || '/' : `${base}/${slug}`;
}

/** What the pathnames of an app's content share: `/x` for `/x/react-data-grid`, `''` for the root product. */
export function contentBase(route: ProductRoute): string {
  const [first = ''] = (route.pathPrefixes[0] ?? '/').split('/').slice(1);
  return first === '' ? '' : `/${first}`;
}
