import type { ProductTable } from '../../routing';

/** An error in a product definition, described so that the author can fix it. */
export interface ManifestFault {
  /** Place inside the definition: `pages[2].children[0].newFeture`; empty for the definition itself. */
  readonly path: string;
  /** The page that the fault is about. */
  readonly pathname?: string;
  readonly found: string;
  readonly expected: string;
  /** What to do, as a sentence. */
  readonly fix: string;
}

/** What validation needs besides the definition. It reads no files itself. */
export interface ManifestContext {
  readonly productTable: ProductTable;
  /** English page files of the app, as paths below `content/` without extension: `react-button`, `index`. */
  readonly contentSlugs: ReadonlySet<string>;
  /** Slugs that need no navigation entry: generated pages that another page lists. */
  readonly unlistedSlugs?: ReadonlySet<string>;
}
