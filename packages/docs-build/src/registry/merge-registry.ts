import type { PublishedManifest } from 'docs-shell/product';
import { registerRoute, toProductTable, type ProductRegistry } from 'docs-shell/registry';
import { findOwner } from 'docs-shell/routing';
import { orderStep } from '../emit/create-registry';

/**
 * Adds the names from the manifests of a site to its registry, and products that it does not list. A
 * product that is not listed gets its root as prefix, unless the root lies below a prefix of another product than the
 * one that owns `/`.
 */
export function mergeRegistry(
  registry: ProductRegistry,
  manifests: readonly PublishedManifest[],
): ProductRegistry {
  const table = toProductTable(registry);
  const byId = new Map(manifests.map((manifest) => [manifest.identity.id, manifest]));
  const last = Math.max(0, ...registry.products.map(({ order }) => order));
  const listed = registry.products.map((product) => {
    const name = byId.get(product.id)?.identity.name ?? product.name;
    return name === undefined ? product : { ...product, name };
  });
  const joining = manifests
    .filter(({ identity, rootPath }) => {
      const isListed = table.some(({ productId }) => productId === identity.id);
      const owner = findOwner(rootPath || '/', table);
      return !isListed && rootPath !== '' && (!owner || owner.route.pathPrefixes.includes('/'));
    })
    .map(({ categoryId, identity, rootPath, selfContained }, index) =>
      registerRoute(
        {
          productId: identity.id,
          categoryId,
          pathPrefixes: [rootPath],
          ...(selfContained === true && { selfContained }),
        },
        last + (index + 1) * orderStep,
        identity.name,
      ),
    );
  return { ...registry, products: [...listed, ...joining] };
}
