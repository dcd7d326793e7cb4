import type { Diagnostic } from 'diagnostics';
import { resolveLocation, type ProductTable } from 'docs-shell/routing';
import type { BuiltApp } from './types';

/** Named by their content and shared by all apps. */
const assetsFolder = '_assets/';

/** An app contributes files below the prefixes of its own products only; the product of `/` has the rest. */
export function checkOwnership(
  { name, files, productIds }: BuiltApp,
  table: ProductTable,
): Diagnostic[] {
  return files.flatMap((file) => {
    const pathname = `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
    const { productId } = resolveLocation(pathname, table);
    if (file.startsWith(assetsFolder) || productIds.includes(productId)) return [];
    const prefixes = table
      .filter((route) => productIds.includes(route.productId))
      .flatMap((route) => route.pathPrefixes);
    return [
      {
        file: `apps/${name}/dist/${file}`,
        code: 'DOCS2009',
        received: `${pathname}, an address of the product ${productId}`,
        expected: `addresses below ${prefixes.join(', ') || 'a prefix of its products'} that no other product owns`,
        hint: `Move the page, or correct the prefixes in packages/products/src/product-table.ts.`,
      },
    ];
  });
}
