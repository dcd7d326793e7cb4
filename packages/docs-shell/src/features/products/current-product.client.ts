import { productIdAttribute, siteProductsAttribute } from './contract';

/** Returns the entry of the current product in the product menu. */
export function findCurrentEntry(): Element | undefined {
  const link = document.querySelector(`[${siteProductsAttribute}] [aria-current]`);
  return link?.closest(`[${productIdAttribute}]`) ?? undefined;
}

/** Returns the id of the product that the page belongs to; `''` on a page without a product menu. */
export function currentProductId(): string {
  return findCurrentEntry()?.getAttribute(productIdAttribute) ?? '';
}

/** Returns the name of the product that the page belongs to; `''` on a page without a product menu. */
export function currentProductName(): string {
  return findCurrentEntry()?.querySelector('strong')?.textContent ?? '';
}
