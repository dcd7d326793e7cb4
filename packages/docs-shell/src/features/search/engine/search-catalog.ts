import { encodeVersion } from '../../../lib/encode-version';
import type { Catalog, InvertedIndex, SearchEntry } from './create-catalog';
import { fuzzyScore, matchWord, type QueryWord } from './match-word';
import type { SearchQuery } from './parse-query';

/** An entry that matches a query. */
export interface SearchHit {
  readonly entry: SearchEntry;
  readonly score: number;
  /** Number of words of the query that the entry does not match. */
  readonly missingWords: number;
  /** Words that match in the body text only, as the text spells them. */
  readonly bodyWords: readonly string[];
  /** The version that the reader uses, if it does not have the entry. */
  readonly notIn?: string | undefined;
}

/** Factors for a match by the field in which it is; a match in the entry's own text counts fully. */
const fieldWeights = {
  pageTitle: 0.6,
  context: 0.7,
  product: 0.5,
  kind: 0.5,
  body: 0.3,
  pageBody: 0.2,
};

/** Factor for an API page unless the query asks for names in code. */
const apiFactor = 0.5;

/** Factor for a page about a change of versions unless the query is about that: it has a word on each topic. */
const migrationFactor = 0.6;

/** Factor for a class unless the query asks for classes: otherwise its name would beat the prop of the same name. */
const classFactor = 0.8;

/** Factor for what the version that the reader uses does not have. A guide comes first, and the name is still found. */
const newerFactor = 0.4;

/** For an entry on a page that the query names, divided by the length of its title: `Button` before `ButtonGroup`. */
const shortTitleBonus = 0.3;

/** From this score on, a word of the query names the product. */
const productThreshold = 0.9;

/** The matches of one word of a query in a catalog: scores by the index of the entry. */
interface WordMatches {
  readonly own: ReadonlyMap<number, number>;
  readonly context: ReadonlyMap<number, number>;
  readonly body: ReadonlyMap<number, BodyMatch>;
  readonly pageBody: ReadonlyMap<number, number>;
  readonly product: number;
}

interface BodyMatch {
  readonly score: number;
  readonly word: string;
}

interface MatchedWord {
  readonly word: QueryWord;
  readonly matches: WordMatches;
}

/**
 * Returns the hits of a query in one product, best first.
 *
 * @param unknownWords Words of the query that no product contains: similar words match instead.
 * @param readerVersion The version of the product that the reader uses, if it is known. Newer entries come later.
 */
export function searchCatalog(
  catalog: Catalog,
  query: SearchQuery,
  unknownWords: ReadonlySet<string> = new Set(),
  readerVersion?: string,
): SearchHit[] {
  const readerCode = readerVersion === undefined ? undefined : encodeVersion(readerVersion);
  const matchesByWord = new Map(
    query.words.map((word) => [
      word.text,
      matchCatalog(catalog, word, unknownWords.has(word.text)),
    ]),
  );
  const best = new Map<number, SearchHit>();
  for (const interpretation of query.interpretations) {
    const words = interpretation.flatMap((word) => {
      const matches = matchesByWord.get(word.text);
      return matches ? [{ word, matches }] : [];
    });
    const candidates = new Set(
      words.flatMap(({ matches }) => [...matches.own.keys(), ...matches.body.keys()]),
    );
    for (const index of candidates) {
      const entry = catalog.entries[index];
      const page = entry && catalog.entries[entry.pageIndex];
      const scored = page && scoreEntry(entry, page, index, words, query);
      const isNewer = readerCode !== undefined && (entry?.since ?? '') > readerCode;
      const hit =
        scored && isNewer
          ? { ...scored, score: scored.score * newerFactor, notIn: readerVersion }
          : scored;
      if (hit && hit.score > (best.get(index)?.score ?? 0)) {
        best.set(index, hit);
      }
    }
  }
  return [...best.values()].sort((a, b) => b.score - a.score || rank(a.entry) - rank(b.entry));
}

/**
 * Returns the place of an entry among those with the same score. Guides come first, those closest to the product's root
 * at the top. Internal exports come last: they are in no group of the navigation, so they have fewer breadcrumbs.
 */
function rank({ isApi, breadcrumbs }: SearchEntry): number {
  return isApi ? 100 - breadcrumbs.length : breadcrumbs.length;
}

function scoreEntry(
  entry: SearchEntry,
  page: SearchEntry,
  index: number,
  words: readonly MatchedWord[],
  query: SearchQuery,
): SearchHit {
  let sum = 0;
  let missingWords = 0;
  let ownWords = 0;
  let significantWords = 0;
  const bodyWords: string[] = [];
  // Next to other words, the name of a product only says where to search; in a name in code it is part of the name.
  const skipsProduct =
    !query.isSymbol && words.some(({ matches }) => matches.product < productThreshold);
  for (const { word, matches } of words) {
    if (skipsProduct && matches.product >= productThreshold) {
      sum += fieldWeights.product;
      continue;
    }
    significantWords += 1;
    const own = matches.own.get(index) ?? 0;
    const body = matches.body.get(index);
    const surrounding = Math.max(
      entry.pageIndex === index
        ? 0
        : (matches.own.get(entry.pageIndex) ?? 0) * fieldWeights.pageTitle,
      (matches.context.get(entry.pageIndex) ?? 0) * fieldWeights.context,
      matches.product * fieldWeights.product,
      word.stem === entry.kind ? fieldWeights.kind : 0,
    );
    const fromBody = Math.max(
      (body?.score ?? 0) * fieldWeights.body,
      entry.pageIndex === index ? (matches.pageBody.get(index) ?? 0) * fieldWeights.pageBody : 0,
    );
    const score = Math.max(own, surrounding, fromBody);
    ownWords += own > 0.5 ? 1 : own;
    if (score === 0) {
      missingWords += 1;
    } else if (body && own === 0 && surrounding === 0) {
      bodyWords.push(body.word);
    }
    sum += score;
  }
  const isOnNamedPage =
    entry !== page && words.some(({ matches }) => (matches.own.get(entry.pageIndex) ?? 0) > 0);
  const ownShare = Math.min(1, ownWords / Math.max(1, entry.wordCount));
  const queryShare = ownWords / significantWords;
  const score =
    sum / words.length +
    (0.35 * ownShare + kindBonus(entry)) * queryShare +
    exactMatchBonus(entry, query) +
    (isOnNamedPage ? shortTitleBonus / Math.max(1, page.normalized.length) : 0);
  const factor =
    (entry.isApi && !query.asksForNames ? apiFactor : 1) *
    (entry.isMigration && !query.asksForMigration ? migrationFactor : 1) *
    (entry.kind === 'class' && !query.asksForClasses ? classFactor : 1);
  const foundShare = 1 - missingWords / significantWords;
  return { entry, score: score * factor * foundShare ** 2, missingWords, bodyWords };
}

function kindBonus({ kind, isApi }: SearchEntry): number {
  if (kind === 'page') return isApi ? 0.2 : 0.3;
  if (kind === 'heading') return 0.1;
  return kind === 'prop' ? 0.05 : 0;
}

/** An entry that is exactly the query comes first, a name in code above all. */
function exactMatchBonus(
  { kind, text, normalized, isApi }: SearchEntry,
  query: SearchQuery,
): number {
  if (normalized !== query.normalized) {
    return query.normalized.length > 2 && normalized.startsWith(query.normalized) ? 0.1 : 0;
  }
  if (query.isSymbol && text === query.text) {
    return kind === 'page' && !isApi ? 1 : 1.3;
  }
  return kind === 'page' ? 0.6 : 0.45;
}

function matchCatalog(catalog: Catalog, word: QueryWord, isFuzzy: boolean): WordMatches {
  const body = new Map<number, BodyMatch>();
  const pageBody = new Map<number, number>();
  for (const [candidate, indexes] of catalog.bodyTerms) {
    const score = scoreWord(word, candidate, isFuzzy);
    for (const index of score > 0 ? indexes : []) {
      if (score > (body.get(index)?.score ?? 0)) {
        body.set(index, { score, word: candidate });
      }
      const pageIndex = catalog.entries[index]?.pageIndex ?? index;
      pageBody.set(pageIndex, Math.max(score, pageBody.get(pageIndex) ?? 0));
    }
  }
  return {
    own: matchTerms(catalog.ownTerms, word, isFuzzy),
    context: matchTerms(catalog.contextTerms, word, isFuzzy),
    body,
    pageBody,
    product: Math.max(0, ...catalog.productWords.map((candidate) => matchWord(word, candidate))),
  };
}

function matchTerms(terms: InvertedIndex, word: QueryWord, isFuzzy: boolean): Map<number, number> {
  const scores = new Map<number, number>();
  for (const [candidate, indexes] of terms) {
    const score = scoreWord(word, candidate, isFuzzy);
    for (const index of score > 0 ? indexes : []) {
      if (score > (scores.get(index) ?? 0)) {
        scores.set(index, score);
      }
    }
  }
  return scores;
}

function scoreWord(word: QueryWord, candidate: string, isFuzzy: boolean): number {
  return matchWord(word, candidate) || (isFuzzy ? fuzzyScore(word, candidate) : 0);
}
