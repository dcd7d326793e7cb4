import type { ProductRoute } from './types';

/** Returns the path of a product's root: its first prefix, and `''` for the root of the site. */
export function rootPathOf(route: ProductRoute): string {
  const [first = '/'] = route.pathPrefixes;
  return first === '/' ? '' : first;
}
