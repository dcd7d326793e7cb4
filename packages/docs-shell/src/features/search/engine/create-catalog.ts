import type { IndexedPage, SearchIndex, SearchKind } from './index-format';
import { slugText } from './slug-text';
import { splitWords } from './split-words';

/** Something that a search may find. */
export interface SearchEntry {
  readonly kind: SearchKind;
  readonly text: string;
  readonly href: string;
  /** Titles on the way to it, below the product. */
  readonly trail: readonly string[];
  /** Place of its page's own entry in the catalog. */
  readonly page: number;
  /** Whether its page lists an API: a guide of the same title comes before it. */
  readonly isApi: boolean;
  /** Letters and digits of the text. */
  readonly compact: string;
  /** How many words it has. */
  readonly size: number;
}

/** Places of entries by a word. */
export type WordMap = Map<string, number[]>;

/** A product's index, ready to be asked. */
export interface Catalog {
  readonly product: SearchIndex['product'];
  readonly language: string;
  readonly entries: readonly SearchEntry[];
  /** By the words of entries' own texts. */
  readonly own: WordMap;
  /** Pages by the words of their addresses and trails. */
  readonly around: WordMap;
  /** Words that name the product. */
  readonly productWords: readonly string[];
  /** Entries of pages and headings, in the order in which shards count them. */
  readonly sections: readonly number[];
  readonly shards: SearchIndex['shards'];
  /** Sections' entries by the words of the texts, as far as they are loaded. */
  readonly texts: WordMap;
}

/** Makes of an index what a query can be asked of. */
export function createCatalog(index: SearchIndex): Catalog {
  const entries: SearchEntry[] = [];
  const sections: number[] = [];
  const own: WordMap = new Map();
  const around: WordMap = new Map();

  const add = (
    { trail, page, isApi }: Pick<SearchEntry, 'trail' | 'page' | 'isApi'>,
    kind: SearchKind,
    text: string,
    href: string,
  ) => {
    const { words, pieces, compact: whole } = splitWords(text);
    const size = pieces.length;
    const place = entries.length;
    // Written out: 15,000 copies of an object are felt before the first result.
    entries.push({ kind, text, href, trail, page, isApi, compact: whole, size });
    note(own, words, place);
    // “Number Field” is found by `numberfield`, too.
    if (size > 1 && size < 4 && !words.includes(whole)) {
      note(own, [whole], place);
    }
    return place;
  };

  for (const page of index.pages) {
    const place = entries.length;
    const isApi = page.href.includes('/api/');
    const below = { trail: [...page.trail, page.title], page: place, isApi };
    sections.push(add({ ...below, trail: page.trail }, 'page', page.title, page.href));
    note(around, wordsAround(page), place);
    for (const [text, anchor = slugText(text)] of page.headings) {
      sections.push(add(below, 'heading', text, `${page.href}#${anchor}`));
    }
    for (const { kind, prefix, names, anchors } of page.symbols) {
      names.forEach((text, at) => {
        const anchor = anchors?.[at] ?? prefix + text;
        add(below, kind, text, `${page.href}#${anchor}`);
      });
    }
  }
  const { name, family } = index.product;
  return {
    product: index.product,
    language: index.language,
    entries,
    own,
    around,
    productWords: splitWords(`${family} ${name}`).words,
    sections,
    shards: index.shards,
    texts: new Map(),
  };
}

function wordsAround({ href, trail }: IndexedPage): readonly string[] {
  return splitWords(`${href.replaceAll('/', ' ')} ${trail.join(' ')}`).words;
}

function note(map: WordMap, words: readonly string[], place: number): void {
  for (const word of words) {
    const places = map.get(word);
    if (places) {
      places.push(place);
    } else {
      map.set(word, [place]);
    }
  }
}
