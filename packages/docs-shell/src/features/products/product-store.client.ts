import { manifestAddress } from '../../product';
import { fetchJson } from '../../client/fetch-json';
import type { SafeStorage } from '../../client/safe-storage';
import type { SiteProduct } from '../../page/types';
import {
  formatManifestCache,
  parseManifestCache,
  updateManifestCache,
  type ManifestCache,
} from './manifest-cache';

const storageKey = 'docs-products';

/** The known products of the site. */
export interface ProductStore {
  readonly summaries: () => ManifestCache;
  /** Loads the manifest of a product, at most once per page. Resolves when `summaries` is up to date; never rejects. */
  readonly refresh: (product: SiteProduct) => Promise<void>;
}

/** Opens the cache of manifests; `refresh` replaces its entries, and adds those of products that are not in `initial`. */
export function createProductStore(
  initial: readonly SiteProduct[],
  storage: SafeStorage,
  load: typeof fetchJson = fetchJson,
): ProductStore {
  const products = new Map(initial.map((product) => [product.id, product]));
  const stored = () => parseManifestCache(storage.get(storageKey), [...products.values()]);
  const requests = new Map<string, Promise<void>>();
  let cache = stored();

  const request = async (product: SiteProduct) => {
    if (!products.has(product.id)) {
      products.set(product.id, product);
      cache = new Map([...stored(), ...cache]);
    }
    const answer = await load(manifestAddress(product.rootPath));
    cache = updateManifestCache(cache, product, answer);
    // Another tab may have updated other products in the meantime.
    storage.set(storageKey, formatManifestCache(updateManifestCache(stored(), product, answer)));
  };

  return {
    summaries: () => cache,
    refresh: (product) => {
      const pending = requests.get(product.id) ?? request(product);
      requests.set(product.id, pending);
      return pending;
    },
  };
}
