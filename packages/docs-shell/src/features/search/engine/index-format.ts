/** Version of the format below. A browser ignores an index whose version it does not know. */
export const searchIndexVersion = 1;

/** What a hit may be (SPEC SE-1): a page, or something that has a place of its own on one. */
export const searchKinds = ['page', 'heading', 'prop', 'slot', 'class', 'variable'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Something on a page that is found by itself. The anchor is left out where the text spells it. */
export type IndexedEntry = readonly [text: string, anchor?: string];

/** Names of one kind that an API page lists. Anchors are `prefix` and the name, where they are not listed. */
export interface IndexedSymbols {
  readonly kind: SearchKind;
  readonly prefix: string;
  readonly names: readonly string[];
  readonly anchors?: readonly string[];
}

/** A page of the index. */
export interface IndexedPage {
  /** As in a link: language prefix and trailing slash included. */
  readonly href: string;
  readonly title: string;
  /** Titles on the way to it, below the product. */
  readonly trail: readonly string[];
  readonly headings: readonly IndexedEntry[];
  readonly symbols: readonly IndexedSymbols[];
}

/** A file of the words in the texts: it holds the words that begin with its prefix. */
export interface IndexedShard {
  readonly prefix: string;
  readonly href: string;
}

/**
 * What one product publishes for search in one language (SPEC SE-2): titles, headings and symbols, which are loaded
 * when the box opens; the words of the texts lie in shards, which are loaded when a query needs them.
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
    /** Of a product for the team alone: found by those who are in it. */
    readonly isInternal?: true;
  };
  readonly pages: readonly IndexedPage[];
  readonly shards: readonly IndexedShard[];
  /** The words of the search box in the language of the index, where it is not English. */
  readonly words?: Readonly<Record<string, string>>;
}

/** Address of a product's index; it has the same name on every deploy, and names the shards of its own. */
export function searchIndexAddress(rootPath: string, language: string): string {
  return `${rootPath}/search-${language}.json`;
}
