import {
  headerFamilyClass,
  headerMarkClass,
  headerNameClass,
  headerProductClass,
} from '../frame/contract';
import { versionsButtonClass } from '../versions/contract';
import type { ProductStatus } from './worker/contract';

/**
 * Shows in the header of the offline page the product that the address belongs to, if the reader has copies of it: the
 * page itself is of the product at the root of the site.
 */
export function showProductIdentity(products: readonly ProductStatus[], pathname: string): void {
  const link = document.querySelector<HTMLAnchorElement>(`.${headerProductClass}`);
  const [product] = products
    .filter(({ rootPath }) => rootPath !== '' && pathname.startsWith(`${rootPath}/`))
    .toSorted((a, b) => b.rootPath.length - a.rootPath.length);
  if (!link || !product) {
    return;
  }
  link.href = `${product.rootPath}/`;
  link.querySelector(`.${headerNameClass}`)?.replaceChildren(product.name);
  // What the offline page has of these is about its own product.
  link.querySelector(`.${headerFamilyClass}`)?.remove();
  link.querySelector(`.${headerMarkClass}`)?.remove();
  document.querySelector(`.${versionsButtonClass}`)?.remove();
}
