import { createSafeStorage } from '../../../client/safe-storage';
import { currentProductId } from '../../products/current-product.client';
import { createProductStore } from '../../products/product-store.client';
import { openSiteRegistry } from '../../products/site-registry.client';
import { createSearchStore, type SearchStore } from './search-store.client';

/** Creates a store for the indexes of all products of the site, in the language of the page. */
export function openSiteSearch(onChange: () => void): SearchStore {
  const storage = createSafeStorage(() => localStorage);
  const registry = openSiteRegistry(storage);
  return createSearchStore({
    registry,
    productStore: createProductStore(registry.products(), storage),
    currentProduct: currentProductId(),
    language: document.documentElement.lang,
    onChange,
  });
}
