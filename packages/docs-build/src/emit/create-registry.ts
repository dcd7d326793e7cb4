import type { AppData } from 'docs-shell/page-document';
import { registerRoute, registryVersion, type ProductRegistry } from 'docs-shell/registry';

/** Distance between products in `order`, so that others can be listed between them. */
export const orderStep = 10;

/** Creates the registry of the site from the product table. Names are those of the app's own products. */
export function createRegistry({
  config,
  productTable,
  products,
}: Pick<AppData, 'config' | 'productTable' | 'products'>): ProductRegistry {
  const names = new Map(products.map(({ identity }) => [identity.id, identity.name]));
  const origin = config.canonicalOrigin;
  return {
    schemaVersion: registryVersion,
    ...(origin !== undefined && { origin }),
    products: productTable.map((route, index) =>
      registerRoute(route, (index + 1) * orderStep, names.get(route.productId)),
    ),
  };
}

/** Returns the text of `docs-products.json`. */
export function formatRegistry(registry: ProductRegistry): string {
  return `${JSON.stringify(registry, null, 1)}\n`;
}
