import type { ProductTable } from 'docs-shell/routing';
import type { SiteManifest } from './load-manifests';

/**
 * Adds the products that a table does not have, from their manifests: a product of another repository is in no product
 * table, and in the registry of the whole site only.
 */
export function addManifestRoutes(
  table: ProductTable,
  manifests: readonly SiteManifest[],
): ProductTable {
  const known = new Set(table.map(({ productId }) => productId));
  const added = manifests
    .filter(({ manifest }) => !known.has(manifest.identity.id))
    .map(({ manifest: { categoryId, identity, rootPath, selfContained } }) => ({
      productId: identity.id,
      categoryId,
      pathPrefixes: [rootPath || '/'],
      ...(selfContained === true && { selfContained }),
    }));
  return [...table, ...added];
}
