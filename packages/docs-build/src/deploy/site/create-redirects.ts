import { findOwner, listRedirects, resolveLocation, type ProductTable } from 'docs-shell/routing';
import type { SiteManifest } from './load-manifests';

/** New paths by old path with trailing slash. Both are decoded. */
export type Redirects = ReadonlyMap<string, string>;

/**
 * Creates the redirects of a site. Products are deployed independently, so a redirect is valid only if the product owns
 * the old path. If two products own a path, which builds reject, the first one wins.
 */
export function createRedirects(
  manifests: readonly SiteManifest[],
  productTable: ProductTable,
): Redirects {
  const moved = listRedirects(
    manifests.map(({ manifest }) => manifest),
    productTable,
  );
  const own = moved.filter(({ from, productId }) => {
    const { pathname } = resolveLocation(from, productTable);
    return findOwner(pathname, productTable)?.route.productId === productId;
  });
  return new Map(own.toReversed().map(({ from, to }) => [from, to]));
}
