import type { DiagnosticMessage } from 'diagnostics';
import type { ProductTable } from '../../routing';

/** A mistake in a product definition. Its file and line are known to the caller only. */
export type DefinitionDiagnostic = DiagnosticMessage & {
  /** Place inside the definition: `pages[2].children[0].newFeture`; empty for the definition itself. */
  readonly path: string;
};

/** What validation needs besides the definition. It reads no files itself. */
export interface DefinitionContext {
  readonly productTable: ProductTable;
  /** English page files of the app, as paths below `content/` without extension: `react-button`, `index`. */
  readonly contentSlugs: ReadonlySet<string>;
  /** Slugs that need no navigation entry: generated pages that another page lists. */
  readonly unlistedSlugs?: ReadonlySet<string>;
}
