/** The build output of an app. */
export interface BuiltApp {
  /** Name of the package and its folder: `material`. */
  readonly name: string;
  /** Absolute path of `apps/<name>/dist`. */
  readonly distDir: string;
  /** Ids of the products that the app documents. */
  readonly productIds: readonly string[];
  /** Paths below `distDir`, with `/`, sorted. */
  readonly files: readonly string[];
}

/** The app of each file of the site. */
export type SiteFiles = ReadonlyMap<string, BuiltApp>;

/** Result of `assembleSite`. */
export interface AssemblySummary {
  readonly apps: readonly { readonly name: string; readonly pageCount: number }[];
  readonly pageCount: number;
  readonly fileCount: number;
  /** Size of all files, uncompressed. */
  readonly bytes: number;
  /** Size of all files as they are sent: compressed if there is a compressed form. */
  readonly transferBytes: number;
  /** Number of files that have changed since the last assembly. */
  readonly writtenCount: number;
}
