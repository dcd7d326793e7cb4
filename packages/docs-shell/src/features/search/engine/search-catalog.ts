import type { Catalog, SearchEntry, WordMap } from './create-catalog';
import { guessWord, matchWord, type QueryWord } from './match-word';
import type { SearchQuery } from './parse-query';

/** An entry that a query found. */
export interface SearchHit {
  readonly entry: SearchEntry;
  readonly score: number;
  /** How many words of the query it lacks. */
  readonly missing: number;
  /** Words of the query's that stand in its text alone, as the text has them. */
  readonly inText: readonly string[];
}

/** What a match is worth by where it stands; a word of the entry itself counts in full. */
const worth = { pageTitle: 0.6, around: 0.5, product: 0.5, kind: 0.5, text: 0.3, pageText: 0.2 };

/** A reference page is worth this part of a guide to a reader who asks in plain words. */
const plainWordsInApi = 0.5;

/** A class holds its component's name, and would come before the prop of the same name. */
const classUnasked = 0.8;

/** What a page that the query names adds to its parts, the more the shorter its title is: `Button` before `ButtonGroup`. */
const shortTitle = 0.3;

/** From here on a word of the query names the product. */
const sureProduct = 0.9;

/** A word of a query with what it matches in a catalog. */
interface Matches {
  readonly own: ReadonlyMap<number, number>;
  readonly around: ReadonlyMap<number, number>;
  readonly text: ReadonlyMap<number, TextMatch>;
  readonly pageText: ReadonlyMap<number, number>;
  readonly product: number;
}

interface TextMatch {
  readonly quality: number;
  readonly word: string;
}

/**
 * What a query finds in one product, best first. `unknown` are the words that no product has: for these the
 * resembling ones are taken (SPEC SE-3).
 */
export function searchCatalog(
  catalog: Catalog,
  query: SearchQuery,
  unknown: ReadonlySet<string> = new Set(),
): SearchHit[] {
  const matches = new Map(
    query.words.map((word) => [word.text, collect(catalog, word, unknown.has(word.text))]),
  );
  const best = new Map<number, SearchHit>();
  for (const reading of query.readings) {
    const words = reading.flatMap((word) => {
      const found = matches.get(word.text);
      return found ? [{ word, found }] : [];
    });
    const places = new Set(
      words.flatMap(({ found }) => [...found.own.keys(), ...found.text.keys()]),
    );
    for (const place of places) {
      const entry = catalog.entries[place];
      const page = entry && catalog.entries[entry.page];
      const hit = page && rate(entry, page, place, words, query);
      if (hit && hit.score > (best.get(place)?.score ?? 0)) {
        best.set(place, hit);
      }
    }
  }
  // Of two equals the one that is nearer to the product's root.
  return [...best.values()].sort(
    (a, b) => b.score - a.score || a.entry.trail.length - b.entry.trail.length,
  );
}

function rate(
  entry: SearchEntry,
  page: SearchEntry,
  place: number,
  words: readonly { readonly word: QueryWord; readonly found: Matches }[],
  query: SearchQuery,
): SearchHit {
  let sum = 0;
  let missing = 0;
  let ownWords = 0;
  let tellingWords = 0;
  const inText: string[] = [];
  // Beside other words, the name of a product only says where to look; inside a name in code it is part of that.
  const isNamed = !query.isSymbol && words.some(({ found }) => found.product < sureProduct);
  for (const { word, found } of words) {
    if (isNamed && found.product >= sureProduct) {
      sum += worth.product;
      continue;
    }
    tellingWords += 1;
    const own = found.own.get(place) ?? 0;
    const text = found.text.get(place);
    const others = Math.max(
      entry.page === place ? 0 : (found.own.get(entry.page) ?? 0) * worth.pageTitle,
      (found.around.get(entry.page) ?? 0) * worth.around,
      found.product * worth.product,
      word.stem === entry.kind ? worth.kind : 0,
    );
    const fromText = Math.max(
      (text?.quality ?? 0) * worth.text,
      entry.page === place ? (found.pageText.get(place) ?? 0) * worth.pageText : 0,
    );
    const quality = Math.max(own, others, fromText);
    ownWords += own > 0.5 ? 1 : own;
    if (quality === 0) {
      missing += 1;
    } else if (text && own === 0 && others === 0) {
      inText.push(text.word);
    }
    sum += quality;
  }
  const isOfNamedPage =
    entry !== page && words.some(({ found }) => (found.own.get(entry.page) ?? 0) > 0);
  const ownShare = Math.min(1, ownWords / Math.max(1, entry.size));
  const queryShare = ownWords / tellingWords;
  const score =
    sum / words.length +
    (0.35 * ownShare + kindBonus(entry)) * queryShare +
    sameness(entry, query) +
    (isOfNamedPage ? shortTitle / Math.max(1, page.compact.length) : 0);
  const fitness =
    (entry.isApi && !query.asksForNames ? plainWordsInApi : 1) *
    (entry.kind === 'class' && !query.asksForClasses ? classUnasked : 1);
  return { entry, score: score * fitness * 0.2 ** missing, missing, inText };
}

function kindBonus({ kind, isApi }: SearchEntry): number {
  if (kind === 'page') return isApi ? 0.2 : 0.3;
  if (kind === 'heading') return 0.1;
  return kind === 'prop' ? 0.05 : 0;
}

/** An entry that is exactly what was typed comes first, a name in code above all (SPEC SE-3). */
function sameness({ kind, text, compact, isApi }: SearchEntry, query: SearchQuery): number {
  if (compact !== query.compact) {
    return query.compact.length > 2 && compact.startsWith(query.compact) ? 0.1 : 0;
  }
  if (query.isSymbol && text === query.text) {
    return kind === 'page' && !isApi ? 1 : 1.3;
  }
  return kind === 'page' ? 0.6 : 0.45;
}

function collect(catalog: Catalog, word: QueryWord, guess: boolean): Matches {
  const text = new Map<number, TextMatch>();
  const pageText = new Map<number, number>();
  for (const [candidate, places] of catalog.texts) {
    const quality = matchWord(word, candidate) || (guess ? guessWord(word, candidate) : 0);
    for (const place of quality > 0 ? places : []) {
      if (quality > (text.get(place)?.quality ?? 0)) {
        text.set(place, { quality, word: candidate });
      }
      const page = catalog.entries[place]?.page ?? place;
      pageText.set(page, Math.max(quality, pageText.get(page) ?? 0));
    }
  }
  return {
    own: matchPlaces(catalog.own, word, guess),
    around: matchPlaces(catalog.around, word, guess),
    text,
    pageText,
    product: Math.max(0, ...catalog.productWords.map((candidate) => matchWord(word, candidate))),
  };
}

function matchPlaces(map: WordMap, word: QueryWord, guess: boolean): Map<number, number> {
  const found = new Map<number, number>();
  for (const [candidate, places] of map) {
    const quality = matchWord(word, candidate) || (guess ? guessWord(word, candidate) : 0);
    for (const place of quality > 0 ? places : []) {
      if (quality > (found.get(place) ?? 0)) {
        found.set(place, quality);
      }
    }
  }
  return found;
}
