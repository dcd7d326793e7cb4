import { onIntent } from '../../client/on-intent';
import { createSafeStorage } from '../../client/safe-storage';
import { onActivated } from '../../client/on-activated';
import type { SiteProduct } from '../../page/types';
import {
  productFactAttribute,
  productFacts,
  productsButtonClass,
  siteProductsAttribute,
} from './contract';
import { createProductStore, type ProductStore } from './product-store.client';
import { parseSiteProducts } from './site-products';

/**
 * Fills the product menu from the manifests that the products publish. They are loaded when the reader moves to the
 * menu; until they arrive, the menu shows the cached ones.
 */
export function initProducts(): void {
  const list = document.querySelector<HTMLElement>(`[${siteProductsAttribute}]`);
  const button = document.querySelector(`.${productsButtonClass}`);
  if (!list || !button) {
    return;
  }
  const products = parseSiteProducts(list.getAttribute(siteProductsAttribute) ?? '');
  const store = createProductStore(
    products,
    createSafeStorage(() => localStorage),
  );
  const render = async () => {
    const { renderProductList } = await import('./product-list.lazy.client');
    renderProductList(list, products, store.summaries());
  };
  onIntent(button, () => {
    for (const loaded of [Promise.resolve(), ...products.map(store.refresh)]) {
      loaded.then(render).catch(() => {}); // The list keeps the entries that it has.
    }
  });
  onActivated(() => updateProductFacts(products, store));
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
