import { rootPathOf } from 'docs-shell/routing';
import { productTable } from 'products';
import type { Diagnostic } from 'diagnostics';
import type { CompiledPage } from '../../content/compiled-page';

/** A component page shows at least this many demos. */
const leastDemos = 4;

const roots = new Set(productTable.map(rootPathOf));

/** Pages about one component that show too little of it. The root of a product is about the whole of it. */
export function checkDemoCount(pages: readonly CompiledPage[]): Diagnostic[] {
  return pages.flatMap(({ pathname, sourceFile, content: { frontMatter, demos } }) => {
    const isComponentPage =
      /\/react-[^/]+$/.test(pathname) && frontMatter.components && !roots.has(pathname);
    if (!isComponentPage || demos.length >= leastDemos) return [];
    return [
      {
        file: sourceFile,
        code: 'DOCS4004',
        received: `${demos.length === 1 ? 'one demo' : `${demos.length} demos`} of ${frontMatter.title}`,
        expected: `at least ${leastDemos} on the page of a component`,
        hint: 'Show the variations that people look for, each in a demo that differs in props or behavior.',
      },
    ];
  });
}
