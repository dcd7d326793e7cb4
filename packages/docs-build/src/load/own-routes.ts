import { parseDefinition, type DefinitionDiagnostic } from 'docs-shell/product/schema';
import { rootPathOf, type ProductRoute, type ProductTable } from 'docs-shell/routing';
import type { ExportedDefinition } from './import-definitions';

/** The products of a site as an app sees them. */
interface KnownProducts {
  /** The product table, and the products of the app that it does not have. */
  readonly productTable: ProductTable;
  readonly diagnostics: readonly DefinitionDiagnostic[];
}

/**
 * Adds the products of an app whose definition has a `route` to a product table, so that an app of another repository
 * needs no row of its own. A route with the id or a prefix of another product is reported and left out. An app whose first
 * prefix is `/` is the root of another site, which has none of the products of the table.
 */
export function addOwnRoutes(
  table: ProductTable,
  definitions: readonly ExportedDefinition[],
): KnownProducts {
  const routes = definitions.flatMap(({ exportPath, value }) => {
    const definition = parseDefinition(value);
    if (!definition?.route) return [];
    const own: ProductRoute = {
      productId: definition.identity.id,
      categoryId: definition.route.category,
      pathPrefixes: definition.route.prefixes,
      ...(definition.route.selfContained && { selfContained: true as const }),
    };
    return [{ exportPath, own }];
  });
  const isRoot = routes.some(({ own }) => rootPathOf(own) === '');
  const productTable: ProductRoute[] = isRoot ? [] : [...table];
  const diagnostics: DefinitionDiagnostic[] = [];
  let base: string | undefined;
  for (const { exportPath, own } of routes) {
    const path = exportPath === '' ? 'route' : `${exportPath}.route`;
    base ??= rootPathOf(own);
    const conflicts = [
      ...findConflicts(own, productTable, path),
      ...(own.selfContained ? findOutside(own, [base, rootPathOf(own)], path) : []),
    ];
    if (conflicts.length === 0) productTable.push(own);
    diagnostics.push(...conflicts);
  }
  return { productTable, diagnostics };
}

/** A path outside the root of the app, or of the product, would need a route of its own on the host. */
function findOutside(
  { pathPrefixes }: ProductRoute,
  bases: readonly string[],
  path: string,
): DefinitionDiagnostic[] {
  return pathPrefixes.flatMap((prefix, index) => {
    const base = bases.find((root) => !`${prefix}/`.startsWith(`${root}/`));
    if (base === undefined) return [];
    return [
      {
        path: `${path}.prefixes[${index}]`,
        code: 'DOCS2026',
        received: `${prefix} of a self-contained product`,
        expected: `a prefix below ${base}`,
        hint: 'Move it there, or remove selfContained.',
      },
    ];
  });
}

function findConflicts(
  { productId, pathPrefixes }: ProductRoute,
  table: ProductTable,
  path: string,
): DefinitionDiagnostic[] {
  if (table.some((route) => route.productId === productId)) {
    return [
      {
        path,
        code: 'DOCS2026',
        received: `a route of ${productId}, which the product table has`,
        expected: 'no route: the product table has the prefixes of this product',
        hint: 'Remove route, or choose another id if this is a new product.',
      },
    ];
  }
  return pathPrefixes.flatMap((prefix, index) => {
    const owner = table.find((route) => route.pathPrefixes.includes(prefix));
    if (owner === undefined) return [];
    return [
      {
        path: `${path}.prefixes[${index}]`,
        code: 'DOCS2026',
        received: `${prefix}, a prefix of ${owner.productId}`,
        expected: 'a prefix that no other product of the site has',
        hint: 'Choose another prefix.',
      },
    ];
  });
}
