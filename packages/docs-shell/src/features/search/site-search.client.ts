import { createSafeStorage } from '../../client/safe-storage';
import { siteProductsAttribute } from '../products/contract';
import { currentProductId } from '../products/current-product.client';
import { createProductStore } from '../products/product-store.client';
import { parseSiteProducts } from '../products/site-products';
import { createSearchStore, type SearchStore } from './search-store.client';

/** Creates a store for the indexes of all products of the site, in the language of the page. */
export function openSiteSearch(onChange: () => void): SearchStore {
  const list = document.querySelector(`[${siteProductsAttribute}]`);
  const products = parseSiteProducts(list?.getAttribute(siteProductsAttribute) ?? '');
  return createSearchStore({
    products,
    productStore: createProductStore(
      products,
      createSafeStorage(() => localStorage),
    ),
    currentProduct: currentProductId(),
    language: document.documentElement.lang,
    onChange,
  });
}
