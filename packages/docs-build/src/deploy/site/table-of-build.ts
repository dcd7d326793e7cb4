import type { ProductTable } from 'docs-shell/routing';
import type { SiteManifest } from './load-manifests';

/**
 * Returns the products of a site without a registry: those of the table, if the built products are some of it. A build of
 * another repository knows none but its own.
 */
export function tableOfBuild(
  table: ProductTable,
  manifests: readonly SiteManifest[],
): ProductTable {
  const ids = new Set(manifests.map(({ manifest }) => manifest.identity.id));
  return ids.size === 0 || table.some(({ productId }) => ids.has(productId)) ? table : [];
}
