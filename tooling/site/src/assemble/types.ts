/** What an app contributes to the site. */
export interface BuiltApp {
  /** Name of its package and folder: `material`. */
  readonly name: string;
  /** `apps/<name>/dist`, absolute. */
  readonly distDir: string;
  /** Ids of the products that it documents. */
  readonly productIds: readonly string[];
  /** Below `distDir`, with `/`, sorted. */
  readonly files: readonly string[];
}

/** What the site is made of, by file. */
export type SiteFiles = ReadonlyMap<string, BuiltApp>;

/** What `assembleSite` did. */
export interface AssemblySummary {
  readonly apps: readonly { readonly name: string; readonly pageCount: number }[];
  readonly pageCount: number;
  readonly fileCount: number;
  /** Of all files, as they are. */
  readonly bytes: number;
  /** Of what travels: compressed where there is a compressed file. */
  readonly transferBytes: number;
  /** Files that had changed since the last assembly. */
  readonly writtenCount: number;
}
