/** What routing must know of a product: nothing else is shared statically (SPEC MAN-6). */
export interface ProductRoute {
  readonly productId: string;
  readonly categoryId: string;
  /** Path prefixes of whole segments, without trailing slash. The product that owns `/` takes what nobody else owns. */
  readonly pathPrefixes: readonly string[];
}

/** All products of the site; the longest matching prefix wins. */
export type ProductTable = readonly ProductRoute[];

/** What a URL alone says (SPEC RT-1). */
export interface ResolvedLocation {
  /** Two letters; `en` without prefix. */
  readonly language: string;
  readonly productId: string;
  readonly categoryId: string;
  /** Without origin, language prefix, query, hash and trailing slash; single slashes; `/` for the root. */
  readonly pathname: string;
}
