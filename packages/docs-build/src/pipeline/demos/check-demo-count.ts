import { rootPathOf, type ProductTable } from 'docs-shell/routing';
import type { Diagnostic } from 'diagnostics';
import type { CompiledPage } from '../../content/compiled-page';

/** Minimum number of demos on the page of a component. */
const minDemoCount = 4;

/** Reports pages of a component with too few demos. The root page of a product is not checked. */
export function checkDemoCount(
  pages: readonly CompiledPage[],
  productTable: ProductTable,
): Diagnostic[] {
  const roots = new Set(productTable.map(rootPathOf));
  return pages.flatMap(({ pathname, sourceFile, content: { frontMatter, demos } }) => {
    const isComponentPage =
      /\/react-[^/]+$/.test(pathname) && frontMatter.components && !roots.has(pathname);
    if (!isComponentPage || demos.length >= minDemoCount) return [];
    return [
      {
        file: sourceFile,
        code: 'DOCS4004',
        received: `${demos.length === 1 ? 'one demo' : `${demos.length} demos`} of ${frontMatter.title}`,
        expected: `at least ${minDemoCount} on the page of a component`,
        hint: 'Show the variations that people look for, each in a demo that differs in props or behavior.',
      },
    ];
  });
}
