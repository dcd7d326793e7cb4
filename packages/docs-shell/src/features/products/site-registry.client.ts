import { fetchJson } from '../../client/fetch-json';
import type { SafeStorage } from '../../client/safe-storage';
import { parseJson } from '../../lib/parse-json';
import type { SiteProduct } from '../../page/types';
import {
  parseRegistry,
  registryAddress,
  registryLimits,
  toProductTable,
  type ProductRegistry,
} from '../../registry';
import { rootPathOf } from '../../routing';
import { siteProductsAttribute } from './contract';
import { currentProductId } from './current-product.client';
import { parseSiteProducts } from './site-products';

/** Key of the last valid registry in storage. */
export const registryKey = 'docs-registry';

/** The products of the site, as a page knows them. */
export interface SiteRegistry {
  /** From the last valid registry; without one, the products that the build of the page knew. */
  readonly products: () => readonly SiteProduct[];
  /** Loads the registry; once it is loaded, not again. Resolves to whether the products changed; never rejects. */
  readonly refresh: () => Promise<boolean>;
}

/** Opens the registry of the page's site. Nothing is requested until `refresh`. */
export function openSiteRegistry(
  storage: SafeStorage,
  load: typeof fetchJson = fetchJson,
): SiteRegistry {
  const list = document.querySelector(`[${siteProductsAttribute}]`);
  const built = parseSiteProducts(list?.getAttribute(siteProductsAttribute) ?? '');
  const current = built.find(({ id }) => id === currentProductId());
  const productsOf = (registry: ProductRegistry | undefined) =>
    registry ? withCurrent(listProducts(registry), current) : built;
  let products = productsOf(parseRegistry(parseJson(storage.get(registryKey))));
  let pending: Promise<boolean> | undefined;

  const request = async () => {
    const answer = await load(registryAddress, { maxBytes: registryLimits.bytes });
    const registry = answer.kind === 'found' ? parseRegistry(answer.value) : undefined;
    // After a failed request or an invalid registry, the last valid one stays.
    if (!registry && answer.kind !== 'gone') {
      pending = undefined;
      return false;
    }
    storage.set(registryKey, registry ? JSON.stringify(registry) : '');
    const before = JSON.stringify(products);
    products = productsOf(registry);
    return JSON.stringify(products) !== before;
  };

  return {
    products: () => products,
    refresh: () => (pending ??= request()),
  };
}

function listProducts(registry: ProductRegistry): readonly SiteProduct[] {
  return toProductTable(registry).map((route) => ({
    id: route.productId,
    rootPath: rootPathOf(route),
  }));
}

/** A product that is being prepared for the site has pages before the registry names it. */
function withCurrent(
  products: readonly SiteProduct[],
  current: SiteProduct | undefined,
): readonly SiteProduct[] {
  return !current || products.some(({ id }) => id === current.id)
    ? products
    : [...products, current];
}
