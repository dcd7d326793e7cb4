import { createSafeStorage } from '../../client/safe-storage';
import type { SiteProduct } from '../../page/types';
import { productFactAttribute, productFacts, siteProductsAttribute } from './contract';
import { renderProductList } from './product-list.client';
import { createProductStore, type ProductStore } from './product-store.client';
import { parseSiteProducts } from './site-products';

/** What `initProducts` uses once this module is loaded. */
export interface ProductMenu {
  /** Fills the menu, now from the cache and again when manifests arrive. */
  readonly fill: () => void;
  /** Updates what the page says about other products. */
  readonly updateFacts: () => void;
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
    updateFacts: () => updateProductFacts(products, store),
  };
}

/**
 * Updates the facts that the page shows about other products, so that they are as new as the last deploy of each
 * product. If the manifest of a product is not available, the text of the build stays.
 */
function updateProductFacts(products: readonly SiteProduct[], store: ProductStore): void {
  const elements = [...document.querySelectorAll(`[${productFactAttribute}]`)].map((element) => {
    const [name = '', href = ''] = (element.getAttribute(productFactAttribute) ?? '').split(' ');
    return { element, href, fact: productFacts.find((fact) => fact === name) };
  });
  for (const product of products) {
    const own = elements.filter(({ href, fact }) => fact && href === `${product.rootPath}/`);
    if (own.length > 0) {
      void store.refresh(product).then(() => {
        const summary = store.summaries().get(product.id);
        for (const { element, fact } of own) {
          const text = fact && summary?.[fact];
          if (text !== undefined && element.textContent !== text) {
            element.textContent = text;
          }
        }
      });
    }
  }
}
