import { closestName } from 'diagnostics';
import { resolveLocation, toHref } from 'docs-shell/routing';
import type { ProductTable } from 'docs-shell/routing';
import type { Diagnostic } from 'diagnostics';
import type { CompiledPage } from '../content/compiled-page';
import { listAliases } from '../load/api-aliases';
import type { ProductApi } from '../load/product-api';

/** Reports names in `components:` of pages without an API page, if their product has an API reference. */
export function findUnknownComponents(
  pages: readonly CompiledPage[],
  apis: readonly ProductApi[],
  table: ProductTable,
): Diagnostic[] {
  return pages.flatMap(({ pathname, sourceFile, content }) => {
    const { productId } = resolveLocation(toHref(pathname, 'en'), table);
    const api = apis.find((candidate) => candidate.productId === productId);
    if (!api) return [];
    const names = api.pages.map(({ document }) => document.name);
    return (content.frontMatter.components ?? [])
      .filter((name) => !names.includes(name))
      .map((name) => ({
        file: sourceFile,
        path: 'components',
        code: 'DOCS6003',
        received: name,
        expected: 'a name that has an API page',
        hint: hintFor(name, api),
      }));
  });
}

function hintFor(name: string, { pages }: Pick<ProductApi, 'pages'>): string {
  const main = pages.find(({ document }) =>
    listAliases(document).some((alias) => alias.name === name),
  );
  if (main) return `Write ${main.document.name}, whose page describes ${name}.`;
  const similar = closestName(
    name,
    pages.map(({ document }) => document.name),
  );
  return similar === undefined
    ? `Leave ${name} out, or let the package’s documents have it: library.api in product.ts.`
    : `Write ${similar}.`;
}
