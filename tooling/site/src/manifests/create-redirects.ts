import { findOwner, listRedirects, resolveLocation, type ProductTable } from 'docs-shell/routing';
import type { SiteManifest } from './load-manifests';

/** Returns the new path by the old path with its trailing slash, both decoded. */
export type Redirects = ReadonlyMap<string, string>;

/**
 * The redirects of a site. Products are deployed on their own, so a redirect counts only if the product owns the old
 * address. Where two products claim an address, which no build lets through, the first one has it.
 */
export function createRedirects(
  manifests: readonly SiteManifest[],
  productTable: ProductTable,
): Redirects {
  const moved = listRedirects(manifests.map(({ manifest }) => manifest));
  const own = moved.filter(({ from, productId }) => {
    const { pathname } = resolveLocation(from, productTable);
    return findOwner(pathname, productTable)?.route.productId === productId;
  });
  return new Map(own.toReversed().map(({ from, to }) => [from, to]));
}
