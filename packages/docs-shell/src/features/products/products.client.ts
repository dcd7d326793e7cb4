import { onDemand } from '../../client/on-demand';
import { onIdle } from '../../client/on-idle';
import { onIntent } from '../../client/on-intent';
import { productFactAttribute, productsButtonClass, siteProductsAttribute } from './contract';

/**
 * Fills the product menu from the manifests that the products publish. They are loaded when the reader moves to the
 * menu; until they arrive, the menu shows the cached ones. Without them it keeps the entries that the server wrote.
 */
export function initProducts(): void {
  const list = document.querySelector<HTMLElement>(`[${siteProductsAttribute}]`);
  const button = document.querySelector(`.${productsButtonClass}`);
  if (!list || !button) {
    return;
  }
  const code = onDemand(() =>
    import('./product-menu.lazy.client').then(({ createProductMenu }) => createProductMenu(list)),
  );
  onIntent(button, () => void code.preload().then((menu) => menu?.fill()));
  if (document.querySelector(`[${productFactAttribute}]`)) {
    onIdle(
      onDemand(() =>
        import('./product-facts.lazy.client').then(({ updateProductFacts }) =>
          updateProductFacts(list),
        ),
      ).preload,
    );
  }
}
