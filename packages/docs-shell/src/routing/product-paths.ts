import { normalizePathname } from './pathname';
import { findOwner } from './resolve-location';
import { rootPathOf } from './root-path';
import type { ProductRoute, ProductTable } from './types';

/**
 * Returns the pathname above a product's API pages: the prefix with a segment `api` (`/x/api/data-grid`), else
 * `<root>/api`.
 */
export function apiFolder(route: ProductRoute): string {
  const own = route.pathPrefixes.find((prefix) => /\/api(\/|$)/.test(prefix));
  return own ?? `${rootPathOf(route)}/api`;
}

const indexSlug = 'index';

/**
 * Returns the path of a page's file below `content/`, without extension: the pathname without its first segment, or
 * the whole pathname in the product that owns `/`. The slug of a root is `index`.
 *
 * @param pathname normalized: without language prefix and trailing slash
 */
export function contentSlug(pathname: string, table: ProductTable): string {
  const normalized = normalizePathname(pathname);
  const owner = findOwner(normalized, table);
  const base = owner === undefined ? '' : contentBase(owner.route);
  return normalized.slice(base.length + 1) || indexSlug;
}

/**
 * Returns the pathname of the page whose file below `content/` has this slug: the inverse of `contentSlug`.
 *
 * @param slug path below `content/` without language and extension
 */
export function contentPathname(slug: string, route: ProductRoute): string {
  const base = contentBase(route);
  return slug === indexSlug ? base || '/' : `${base}/${slug}`;
}

/** Returns the first segment of all pathnames of an app: `/x` for `/x/react-data-grid`, `''` for the root product. */
export function contentBase(route: ProductRoute): string {
  const [first = ''] = (route.pathPrefixes[0] ?? '/').split('/').slice(1);
  return first === '' ? '' : `/${first}`;
}
