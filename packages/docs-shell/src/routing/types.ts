/** The only facts about a product that all apps share at build time. */
export interface ProductRoute {
  readonly productId: string;
  readonly categoryId: string;
  /** Path prefixes of whole segments, without trailing slash. The product with `/` owns all other paths. */
  readonly pathPrefixes: readonly string[];
  /**
   * Whether everything of the product is below its root: languages (`/paint/zh/button/`) and assets (`/paint/_assets/`),
   * for hosts that route by path. By default languages come first (`/zh/paint/button/`) and assets are at the root.
   */
  readonly selfContained?: true;
}

/** All products of the site; the longest matching prefix wins. */
export type ProductTable = readonly ProductRoute[];

/** What can be derived from a URL alone. */
export interface ResolvedLocation {
  /** Two letters; `en` without a prefix. */
  readonly language: string;
  readonly productId: string;
  readonly categoryId: string;
  /** Without origin, language prefix, query, hash and trailing slash; single slashes; `/` for the root. */
  readonly pathname: string;
}
