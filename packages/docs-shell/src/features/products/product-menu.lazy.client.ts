import { createSafeStorage } from '../../client/safe-storage';
import { siteProductsAttribute } from './contract';
import { renderProductList } from './product-list.client';
import { createProductStore } from './product-store.client';
import { parseSiteProducts } from './site-products';

/** What `initProducts` uses once this module is loaded. */
export interface ProductMenu {
  /** Fills the menu, now from the cache and again when manifests arrive. */
  readonly fill: () => void;
}

/** Creates the menu of a page from the list that the server wrote. */
export function createProductMenu(list: HTMLElement): ProductMenu {
  const products = parseSiteProducts(list.getAttribute(siteProductsAttribute) ?? '');
  const store = createProductStore(
    products,
    createSafeStorage(() => localStorage),
  );
  const render = () => renderProductList(list, products, store.summaries());
  return {
    fill() {
      render();
      for (const product of products) {
        void store.refresh(product).then(render);
      }
    },
  };
}
