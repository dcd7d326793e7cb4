import { findOwner } from 'docs-shell/routing';
import type { ProductRoute, ProductTable } from 'docs-shell/routing';
import type { Diagnostic } from 'diagnostics';
import type { ContentFile } from './types';

/** Reports page files whose path belongs to a product of another app. */
export function checkContentOwners(
  contentFiles: readonly ContentFile[],
  routes: readonly ProductRoute[],
  table: ProductTable,
): readonly Diagnostic[] {
  if (routes.length === 0) return [];
  return contentFiles.flatMap(({ sourceFile, pathname }) => {
    const owner = findOwner(pathname, table)?.route;
    if (owner !== undefined && routes.includes(owner)) return [];
    return [
      {
        file: sourceFile,
        code: 'DOCS2009',
        received: `${pathname}, an address of ${owner?.productId ?? 'no product'}`,
        expected: `an address of ${routes.map(({ productId }) => productId).join(' or ')}`,
        hint: 'Move the page to the app of that product, or declare the product in product.ts.',
      },
    ];
  });
}
