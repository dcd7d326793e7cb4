import type { Fault } from '../faults';
import type { ApiCoverage } from './measure-coverage';

/** Components without a page, where the product promises one for each: `library.api.complete`. */
export function findUncoveredComponents(
  coverages: readonly ApiCoverage[],
  productFile: string,
): Fault[] {
  return coverages
    .filter(({ isComplete }) => isComplete)
    .flatMap(({ missing }) => missing)
    .map((name) => ({
      file: productFile,
      path: 'library.api.complete',
      found: `${name}, which no page explains`,
      expected: 'a page for each component that the package exports',
      fix: `Write the page, or name ${name} in components: of the one that explains it.`,
    }));
}
