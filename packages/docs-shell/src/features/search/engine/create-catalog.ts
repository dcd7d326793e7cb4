import {
  slugText,
  type IndexedPage,
  type IndexedSymbols,
  type SearchIndex,
  type SearchKind,
} from './index-format';
import { splitWords } from './words';

/** Something that a search can find. */
export interface SearchEntry {
  readonly kind: SearchKind;
  readonly text: string;
  readonly href: string;
  /** Titles above the entry, below the product. */
  readonly breadcrumbs: readonly string[];
  /** Index of the entry of its page in the catalog. */
  readonly pageIndex: number;
  /** Whether it is on an API page: a guide with the same title comes first. */
  readonly isApi: boolean;
  /** Whether it is on a page about a change of versions. */
  readonly isMigration: boolean;
  /** The version that added it, as `encodeVersion` writes it. Omitted if the first version of the history has it. */
  readonly since?: string | undefined;
  /** Letters and digits of the text, see `normalize`. */
  readonly normalized: string;
  readonly wordCount: number;
}

/** Indexes of entries by word. */
export type InvertedIndex = Map<string, number[]>;

/** The index of a product, prepared for queries. */
export interface Catalog {
  readonly product: SearchIndex['product'];
  readonly language: string;
  readonly entries: readonly SearchEntry[];
  /** Entries by the words of their own texts. */
  readonly ownTerms: InvertedIndex;
  /** Pages by the words of their addresses and breadcrumbs. */
  readonly contextTerms: InvertedIndex;
  /** Pages and headings by the words of the body below them, as far as shards are loaded. */
  readonly bodyTerms: InvertedIndex;
  /** Words of the name of the product. */
  readonly productWords: readonly string[];
  /** Indexes of the entries of pages and headings, in the order in which shards number them. */
  readonly sections: readonly number[];
  readonly shards: SearchIndex['shards'];
}

/** Prepares the index of a product for queries. */
export function createCatalog(index: SearchIndex): Catalog {
  const entries: SearchEntry[] = [];
  const sections: number[] = [];
  const ownTerms: InvertedIndex = new Map();
  const contextTerms: InvertedIndex = new Map();

  const addEntry = (
    { breadcrumbs, pageIndex, isApi, isMigration, since }: EntryPlace,
    kind: SearchKind,
    text: string,
    href: string,
    ownSince = since,
  ) => {
    const { words, tokens, normalized } = splitWords(text);
    const wordCount = tokens.length;
    const entryIndex = entries.length;
    // No spread: 15,000 copies of an object delay the first result.
    entries.push({
      kind,
      text,
      href,
      breadcrumbs,
      pageIndex,
      isApi,
      isMigration,
      since: ownSince,
      normalized,
      wordCount,
    });
    addTerms(ownTerms, words, entryIndex);
    // `numberfield` finds “Number Field” too.
    if (wordCount > 1 && wordCount < 4 && !words.includes(normalized)) {
      addTerms(ownTerms, [normalized], entryIndex);
    }
    if (kind === 'page' || kind === 'heading') addTerms(ownTerms, initialsIn(text), entryIndex);
    return entryIndex;
  };

  for (const page of index.pages) {
    const pageIndex = entries.length;
    const place = {
      pageIndex,
      isApi: page.href.includes('/api/'),
      isMigration: page.href.includes('/migration/'),
      since: page.since,
    };
    const below = { ...place, breadcrumbs: [...page.breadcrumbs, page.title] };
    sections.push(
      addEntry({ ...place, breadcrumbs: page.breadcrumbs }, 'page', page.title, page.href),
    );
    addTerms(contextTerms, contextWords(page), pageIndex);
    for (const [text, anchor = slugText(text)] of page.headings) {
      sections.push(addEntry(below, 'heading', text, `${page.href}#${anchor}`));
    }
    for (const { kind, prefix, names, anchors, since: versions } of page.symbols) {
      const sinceOf = readSince(versions);
      names.forEach((text, position) => {
        const anchor = anchors?.[position] ?? prefix + text;
        addEntry(below, kind, text, `${page.href}#${anchor}`, sinceOf.get(position) ?? page.since);
      });
    }
  }
  const { name, family } = index.product;
  return {
    product: index.product,
    language: index.language,
    entries,
    ownTerms,
    contextTerms,
    bodyTerms: new Map(),
    productWords: splitWords(`${family} ${name}`).words,
    sections,
    shards: index.shards,
  };
}

/** What an entry has in common with those of its page. */
type EntryPlace = Pick<
  SearchEntry,
  'breadcrumbs' | 'pageIndex' | 'isApi' | 'isMigration' | 'since'
>;

/** Returns versions by the position of a name. */
function readSince(versions: IndexedSymbols['since'] = {}): ReadonlyMap<number, string> {
  return new Map(
    Object.entries(versions).flatMap(([version, positions]) =>
      positions.map((position) => [position, version] as const),
    ),
  );
}

function contextWords({ href, breadcrumbs }: IndexedPage): readonly string[] {
  return splitWords(`${href.replaceAll('/', ' ')} ${breadcrumbs.join(' ')}`).words;
}

/** Returns the initials of words that are joined by dashes: `rtl` finds “Right-to-left” too. */
function initialsIn(text: string): readonly string[] {
  return (text.match(/[a-z]+(?:-[a-z]+){2,}/gi) ?? []).map((words) =>
    words.toLowerCase().replaceAll(/([a-z])[a-z]*-?/g, '$1'),
  );
}

function addTerms(terms: InvertedIndex, words: readonly string[], entryIndex: number): void {
  for (const word of words) {
    const entryIndexes = terms.get(word);
    if (entryIndexes) {
      entryIndexes.push(entryIndex);
    } else {
      terms.set(word, [entryIndex]);
    }
  }
}
