import { rootPathOf } from './root-path-of';
import type { ProductRoute } from './types';

/** Below which pathname a product's API pages are: the prefix that says so (`/x/api/data-grid`), else `<root>/api` (SPEC CT-7). */
export function apiFolder(route: ProductRoute): string {
  const own = route.pathPrefixes.find((prefix) => /\/api(\/|$)/.test(prefix));
  return own ?? `${rootPathOf(route)}/api`;
}
