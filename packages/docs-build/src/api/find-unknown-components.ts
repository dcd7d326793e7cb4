import { closestName } from 'diagnostics';
import { resolveLocation, toHref } from 'docs-shell/routing';
import type { ProductTable } from 'docs-shell/routing';
import type { Diagnostic } from 'diagnostics';
import type { CompiledPage } from '../content/compiled-page';
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
      .map((name) => {
        const similar = closestName(name, names);
        return {
          file: sourceFile,
          path: 'components',
          code: 'DOCS6003',
          received: name,
          expected: 'a name that has an API page',
          hint:
            similar === undefined
              ? `Leave ${name} out, or let the package’s documents have it: library.api in product.ts.`
              : `Write ${similar}.`,
        };
      });
  });
}
