import { findOwner, isExternal, normalizePathname } from '../routing';
import type { NavigationContext } from './navigation-context';

/** Whether the URL look-up gives a pathname to the product that is shown. */
export function isOwnPage(
  pathname: string,
  { product, productTable }: Pick<NavigationContext, 'product' | 'productTable'>,
): boolean {
  if (isExternal(pathname)) return false;
  const owner = findOwner(normalizePathname(pathname), productTable);
  return owner?.route.productId === product.identity.id;
}
