import type { Diagnostic } from 'diagnostics';
import { resolveLocation, toHref } from 'docs-shell/routing';
import type { ProductTable } from 'docs-shell/routing';
import type { CompiledPage } from '../content/compiled-page';
import type { OwnApi } from '../load/own-api';

/** Which components of a documented package have a page that explains them. */
export interface ApiCoverage {
  readonly productId: string;
  /** Components that a content page lists in `components:`. */
  readonly covered: readonly string[];
  readonly missing: readonly string[];
  readonly isComplete: boolean;
}

/**
 * Compares the public components of each documented package with the pages about them. The components come from the API
 * documents, which `docs api --check` keeps equal to the exports of the package. Internal parts need no page.
 */
export function measureCoverage(
  pages: readonly CompiledPage[],
  apis: readonly OwnApi[],
  table: ProductTable,
): ApiCoverage[] {
  return apis.map(({ productId, pages: apiPages, isComplete }) => {
    const named = new Set(
      pages
        .filter(
          ({ pathname }) => resolveLocation(toHref(pathname, 'en'), table).productId === productId,
        )
        .filter(({ content }) => content.api === undefined)
        .flatMap(({ content }) => content.frontMatter.components ?? []),
    );
    const components = apiPages
      .map(({ document }) => document)
      .filter(({ kind, internal }) => kind === 'component' && internal === undefined)
      .map(({ name }) => name);
    return {
      productId,
      covered: components.filter((name) => named.has(name)),
      missing: components.filter((name) => !named.has(name)),
      isComplete,
    };
  });
}

/** Returns a line of text: how many components have a page, and which do not. */
export function describeCoverage({ productId, covered, missing }: ApiCoverage): string {
  const total = covered.length + missing.length;
  const rest = missing.length === 0 ? '' : ` Without: ${missing.join(', ')}.`;
  return `${productId}: ${covered.length} of ${total} components have a page.${rest}`;
}

/** Reports components without a page if the product requires one for each: `library.api.complete`. */
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
