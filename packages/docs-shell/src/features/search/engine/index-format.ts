/** Version of the format below. A browser ignores an index with a version that is not in `readableVersions`. */
export const searchIndexVersion = 2;

/**
 * Versions that the search dialog reads. In version 1, `breadcrumbs` of a page was named `trail`, and `messages` of an
 * index was named `words`.
 */
export const readableVersions: readonly unknown[] = [1, searchIndexVersion];

/** The kinds of hits: a page, or something on a page that has an anchor. */
export const searchKinds = ['page', 'heading', 'prop', 'slot', 'class', 'variable'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Something on a page that is a hit of its own. The anchor is left out if it is `slugText` of the text. */
export type IndexedEntry = readonly [text: string, anchor?: string];

/** Names of one kind on an API page. Without `anchors`, the anchor of a name is `prefix` followed by the name. */
export interface IndexedSymbols {
  readonly kind: SearchKind;
  readonly prefix: string;
  readonly names: readonly string[];
  readonly anchors?: readonly string[];
  /** Positions in `names` by the version that added them, as `encodeVersion` writes it. */
  readonly since?: Readonly<Record<string, readonly number[]>>;
}

/** A page of the index. */
export interface IndexedPage {
  /** With language prefix and trailing slash, as in a link. */
  readonly href: string;
  readonly title: string;
  /** The titles above the page, below the product. */
  readonly breadcrumbs: readonly string[];
  readonly headings: readonly IndexedEntry[];
  readonly symbols: readonly IndexedSymbols[];
  /** The version that added what the page is about, as `encodeVersion` writes it. */
  readonly since?: string;
}

/** A file with the words of the body texts that begin with a prefix. */
export interface IndexedShard {
  readonly prefix: string;
  readonly href: string;
}

/**
 * What a product publishes for search in one language: titles, headings and symbols, which are loaded when the search
 * dialog opens. The words of the body texts are in shards, which are loaded when a query needs them.
 */
export interface SearchIndex {
  readonly schemaVersion: typeof searchIndexVersion;
  readonly language: string;
  readonly product: {
    readonly id: string;
    readonly name: string;
    readonly family: string;
    readonly version: string;
    readonly href: string;
    /** The package whose versions `since` names. */
    readonly packageName?: string;
    /** Whether the product is for the team only: its pages are found only from within the product. */
    readonly isInternal?: true;
  };
  readonly pages: readonly IndexedPage[];
  readonly shards: readonly IndexedShard[];
  /** The messages of the search dialog in the language of the index, unless that is English. */
  readonly messages?: Readonly<Record<string, string>>;
}

/**
 * Returns the address of a product's index. It is the same in every build; the index names the shards of its build.
 *
 * @param rootPath without trailing slash; `''` for the root of the site
 * @param language two letters
 */
export function searchIndexAddress(rootPath: string, language: string): string {
  return `${rootPath}/search-${language}.json`;
}

/** Returns the default anchor of a heading; an index only contains anchors that differ from it. */
export function slugText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}
