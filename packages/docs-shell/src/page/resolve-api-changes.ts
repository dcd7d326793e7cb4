import { apiFolder, toHref } from '../routing';
import type { NavigationContext } from './resolve-entry';
import type { PageModel } from './types';

/** Returns the documented package and its page of API changes, if the product has that page. */
export function resolveApiChanges({
  product,
  productTable,
  hasPage,
}: NavigationContext): Pick<PageModel, 'apiChanges'> {
  const route = productTable.find(({ productId }) => productId === product.identity.id);
  const packageName = product.library?.packageName;
  if (route === undefined || packageName === undefined) return {};
  const pathname = `${apiFolder(route)}/changes`;
  return hasPage(pathname) ? { apiChanges: { packageName, href: toHref(pathname, 'en') } } : {};
}
