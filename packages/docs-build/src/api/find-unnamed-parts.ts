import type { Diagnostic } from 'diagnostics';
import { resolveLocation, toHref, type ProductTable } from 'docs-shell/routing';
import type { CompiledPage } from '../content/compiled-page';
import type { ProductApi } from '../load/product-api';

/**
 * Reports public parts of a compound component, such as `Menu.Arrow`, that its page does not name, if the product
 * requires a page for each component: `library.api.complete`. A component without a page is not reported here.
 */
export function findUnnamedParts(
  pages: readonly CompiledPage[],
  apis: readonly ProductApi[],
  table: ProductTable,
): Diagnostic[] {
  return apis
    .filter(({ isComplete }) => isComplete)
    .flatMap(({ productId, pages: apiPages }) =>
      apiPages.flatMap(({ document }) => {
        if (document.kind !== 'component' || document.internal !== undefined) return [];
        const { name, parts } = document;
        const [page, ...others] = pages.filter(
          ({ pathname, content }) =>
            content.api === undefined &&
            content.frontMatter.components?.includes(name) === true &&
            resolveLocation(toHref(pathname, 'en'), table).productId === productId,
        );
        if (!page) return [];
        const text = [page, ...others].map(({ content }) => content.markdown).join('\n');
        return parts
          .map(({ name: part, aliases = [] }) => [
            `${name}.${part}`,
            ...aliases.map((alias) => alias.name),
          ])
          .filter((names) => !names.some((part) => new RegExp(`\\b${part}\\b`).test(text)))
          .map(([part = '']) => ({
            file: page.sourceFile,
            path: 'components',
            code: 'DOCS6006',
            received: `no mention of ${part}`,
            expected: 'a page that names each part of the component',
            hint: `Add <${part} /> to the anatomy.`,
          }));
      }),
    );
}
