import type { DefinitionDiagnostic } from 'docs-shell/product/schema';
import { findDuplicates } from 'docs-shell/product/schema';
import { contentBase, findOwner, isLanguagePrefix, rootPathOf } from 'docs-shell/routing';
import type { ProductTable } from 'docs-shell/routing';
import type { LoadedProduct } from './load-product';

/** Checks the products of one app against each other: ids, prefixes and pages. */
export function checkProducts(
  products: readonly LoadedProduct[],
  table: ProductTable,
): readonly DefinitionDiagnostic[] {
  return [
    ...findRepeatedProducts(products),
    ...findDuplicates(products.flatMap((product) => firstOwnEntries(product, table))),
    ...checkForeignProducts(products),
    ...products.flatMap(findLanguageLikePages),
  ];
}

function findRepeatedProducts(products: readonly LoadedProduct[]): DefinitionDiagnostic[] {
  return products.flatMap(({ route }, index) => {
    const earlier = products.findIndex((other) => route !== undefined && other.route === route);
    if (route === undefined || earlier === index) return [];
    return [
      {
        path: `[${index}].identity.id`,
        code: 'DOCS2002',
        received: `${JSON.stringify(route.productId)} at [${earlier}] and again at [${index}]`,
        expected: 'each product once',
        hint: 'Merge the two definitions, or correct the id of one.',
      },
    ];
  });
}

/** Returns each page of a product once. Duplicates within a product are reported elsewhere. */
function firstOwnEntries({ entries, route }: LoadedProduct, table: ProductTable) {
  const own = entries.filter(
    ({ isExternal, pathname }) =>
      !isExternal && route !== undefined && findOwner(pathname, table)?.route === route,
  );
  return [...new Map(own.toReversed().map((entry) => [entry.pathname, entry])).values()].reverse();
}

/** Below the root of a self-contained product, `/ink/zh/` is the root in another language. */
function findLanguageLikePages({ entries, route }: LoadedProduct): DefinitionDiagnostic[] {
  if (route?.selfContained !== true) return [];
  const root = rootPathOf(route);
  return entries.flatMap(({ isExternal, pathname, path }) => {
    const below = pathname.startsWith(`${root}/`) ? pathname.slice(root.length + 1) : '';
    const [segment = ''] = below.split('/');
    if (isExternal || !isLanguagePrefix(segment)) return [];
    return [
      {
        path: `${path}.pathname`,
        code: 'DOCS2026',
        received: `${pathname}, which reads as an address in the language ${segment}`,
        expected: `more or fewer than two letters after ${root}/ in a self-contained product`,
        hint: 'Rename the page, or remove selfContained.',
      },
    ];
  });
}

/** A content file has one pathname, so all products of an app share the first segment. */
function checkForeignProducts([
  first,
  ...others
]: readonly LoadedProduct[]): DefinitionDiagnostic[] {
  if (first?.route === undefined) return [];
  const base = contentBase(first.route);
  return others.flatMap(({ route }, index) =>
    route === undefined || contentBase(route) === base
      ? []
      : [
          {
            path: `[${index + 1}].identity.id`,
            code: 'DOCS2003',
            received: `${JSON.stringify(route.productId)}, whose pages are below ${contentBase(route) || '/'}`,
            expected: `a product below ${base || '/'}, like the first one of this app`,
            hint: 'Give the product an app of its own.',
          },
        ],
  );
}
