import type { ProductTable } from '../../routing';

/** One thing that is wrong in a manifest, told so that its author can mend it without asking (SPEC MAN-4). */
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

/** What validation must know beside the definition; it reads no file itself. */
export interface ManifestContext {
  readonly productTable: ProductTable;
  /** English page files of the app, as paths below `content/` without extension: `react-button`, `index`. */
  readonly contentSlugs: ReadonlySet<string>;
  /** Those of them that navigation leaves out: generated pages that another page lists. */
  readonly unlistedSlugs?: ReadonlySet<string>;
}
