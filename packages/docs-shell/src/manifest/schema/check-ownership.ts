import { findOwner, rootPathOf } from '../../routing';
import { closestName } from 'diagnostics';
import type { DefinitionView } from './read-definition';
import type { DefinitionContext, DefinitionDiagnostic } from './types';

/** Reports a product that no URL resolves to: it is not in the product table, or none of its pages is below its prefixes. */
export function checkOwnership(
  view: DefinitionView,
  { productTable }: DefinitionContext,
): readonly DefinitionDiagnostic[] {
  const { productId, route } = view;
  if (productId === undefined) return [];
  const ids = productTable.map((row) => row.productId);
  if (route === undefined) {
    if (view.hasOwnRoute) return [];
    const meant = closestName(productId, ids);
    return [
      {
        path: 'identity.id',
        code: 'DOCS2001',
        received: `${JSON.stringify(productId)}, which the product table does not have`,
        expected: `one of ${ids.join(', ')}`,
        hint:
          meant === undefined
            ? 'Add the product to packages/products/src/product-table.ts. In another repository, add route: { category, prefixes }.'
            : `Did you mean ${JSON.stringify(meant)}?`,
      },
    ];
  }
  const links = view.entries.filter((entry) => !entry.isExternal);
  if (view.ownEntries.length > 0 || links.length === 0) return [];
  const owners = links.map((entry) => findOwner(entry.pathname, productTable)?.route.productId);
  const names = [...new Set(owners)].filter((name) => name !== undefined).join(', ');
  return [
    {
      path: 'identity.id',
      code: 'DOCS2004',
      received: `${JSON.stringify(productId)}, while every page is at an address of ${names}`,
      expected: `pages below ${rootPathOf(route) || '/'}`,
      hint: `Correct the id, or the pathnames, or the prefix in route or in packages/products/src/product-table.ts.`,
    },
  ];
}
