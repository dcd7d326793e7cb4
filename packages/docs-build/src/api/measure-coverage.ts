import type { Diagnostic } from 'diagnostics';
import { resolveLocation, toHref } from 'docs-shell/routing';
import type { ProductTable } from 'docs-shell/routing';
import type { CompiledPage } from '../content/compiled-page';
import type { ProductApi } from '../load/product-api';

/** Which components of a documented package have a page that explains them. */
export interface ApiCoverage {
  readonly productId: string;
  /** Components that a content page lists in `components:`. */
  readonly covered: readonly string[];
  readonly missing: readonly string[];
  /** Components that `product.ts` exempts although they have a page, or that the package does not export. */
  readonly needlesslyExempt: readonly string[];
  readonly isComplete: boolean;
}

/**
 * Compares the public components of each documented package with the pages about them. The components come from the API
 * documents, which `docs api --check` keeps equal to the exports of the package. Internal parts and components that
 * `product.ts` exempts need no page.
 */
export function measureCoverage(
  pages: readonly CompiledPage[],
  apis: readonly ProductApi[],
  table: ProductTable,
): ApiCoverage[] {
  return apis.map(({ productId, pages: apiPages, isComplete, exempt = [] }) => {
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
      missing: components.filter((name) => !named.has(name) && !exempt.includes(name)),
      needlesslyExempt: exempt.filter((name) => named.has(name) || !components.includes(name)),
      isComplete,
    };
  });
}

/** Returns a line of text: how many components have a page, which do not, and how they get one. */
export function describeCoverage({ productId, covered, missing }: ApiCoverage): string {
  const total = covered.length + missing.length;
  const rest =
    missing.length === 0
      ? ''
      : ` Name the others in \`components:\` of the page that shows them: ${missing.join(', ')}.`;
  return `${productId}: ${covered.length} of ${total} components have a page.${rest}`;
}

/**
 * Reports components without a page, and exemptions that are not needed, if the product requires a page for each
 * component: `library.api.complete`.
 */
export function findUncoveredComponents(
  coverages: readonly ApiCoverage[],
  productFile: string,
): Diagnostic[] {
  const place = { file: productFile, path: 'library.api.complete', code: 'DOCS6002' } as const;
  return coverages
    .filter(({ isComplete }) => isComplete)
    .flatMap(({ missing, needlesslyExempt }) => [
      ...missing.map((name) => ({
        ...place,
        received: `${name}, which no page explains`,
        expected: 'a page for each component that the package exports',
        hint: `Write the page, or name ${name} in components: of the one that explains it.`,
      })),
      ...needlesslyExempt.map((name) => ({
        ...place,
        received: `an exemption of ${name}`,
        expected: 'exemptions of exported components that no page explains',
        hint: `Delete ${name} from complete.`,
      })),
    ]);
}
