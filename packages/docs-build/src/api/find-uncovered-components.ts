import type { Diagnostic } from 'diagnostics';
import type { ApiCoverage } from './measure-coverage';

/** Components without a page, where the product promises one for each: `library.api.complete`. */
export function findUncoveredComponents(
  coverages: readonly ApiCoverage[],
  productFile: string,
): Diagnostic[] {
  return coverages
    .filter(({ isComplete }) => isComplete)
    .flatMap(({ missing }) => missing)
    .map((name) => ({
      file: productFile,
      path: 'library.api.complete',
      code: 'DOCS6002',
      received: `${name}, which no page explains`,
      expected: 'a page for each component that the package exports',
      hint: `Write the page, or name ${name} in components: of the one that explains it.`,
    }));
}
