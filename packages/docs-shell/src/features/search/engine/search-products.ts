import type { Catalog } from './create-catalog';
import type { SearchKind } from './index-format';
import { matchWord, type QueryWord } from './match-word';
import type { SearchQuery } from './parse-query';
import { searchCatalog, type SearchHit } from './search-catalog';

/** The hits of a query in one product. */
export interface ProductHits {
  readonly catalog: Catalog;
  /** Best first, with a limit per page. */
  readonly hits: readonly SearchHit[];
}

interface SearchOptions {
  /** Id of the product of the page. */
  readonly currentProduct?: string;
  /** Searches this product only. */
  readonly product?: string;
  /** Returns hits of these kinds only. */
  readonly kinds?: ReadonlySet<SearchKind>;
  /** Versions that the reader uses, by package. Hits that they do not have come later. */
  readonly versions?: Readonly<Record<string, string>>;
}

/** More hits on the same page would hide other pages. */
const maxHitsPerPage = 3;

/** Queries with this many words are questions in the reader's words: of these, the best hit may lack one. */
const minWordsOfQuestion = 3;

/** The current product comes first if its best hit has at least this part of the best score. */
const currentProductThreshold = 0.45;

/**
 * Searches all products. The current product comes first if its best hit is good enough, then the best ones.
 *
 * @returns the products with hits, in the order in which they are shown
 */
export function searchProducts(
  catalogs: readonly Catalog[],
  query: SearchQuery,
  { currentProduct, product, kinds, versions = {} }: SearchOptions = {},
): readonly ProductHits[] {
  const unknownWords = findUnknownWords(catalogs, query);
  const searched = catalogs.filter((catalog) => !product || catalog.product.id === product);
  const results = searched.map((catalog) => ({
    catalog,
    hits: searchCatalog(
      catalog,
      query,
      unknownWords,
      versions[catalog.product.packageName ?? ''],
    ).filter(({ entry }) => !kinds || kinds.has(entry.kind)),
  }));
  // Hits with few words of the query are only shown if no hit has more of them.
  const maxMissing =
    Math.min(...results.flatMap(({ hits }) => hits.map(({ missingWords }) => missingWords))) +
    (query.typedWords.size < minWordsOfQuestion ? 0 : 1);
  const groups = results
    .map(({ catalog, hits }) => ({
      catalog,
      hits: limitPerPage(hits.filter(({ missingWords }) => missingWords <= maxMissing)),
    }))
    .filter(({ hits }) => hits.length > 0);
  const best = Math.max(0, ...groups.map(({ hits }) => hits[0]?.score ?? 0));
  const rank = ({ catalog, hits }: ProductHits) => {
    const score = hits[0]?.score ?? 0;
    const isFirst =
      catalog.product.id === currentProduct && score >= best * currentProductThreshold;
    return isFirst ? best + 1 : score;
  };
  return groups.sort((a, b) => rank(b) - rank(a));
}

/**
 * Returns the words of a query that no product contains, and with which no title begins: they probably have a typing
 * error. The reader may still be typing the others: `snack` means Snackbar, not Stack.
 */
function findUnknownWords(catalogs: readonly Catalog[], query: SearchQuery): ReadonlySet<string> {
  return new Set(
    query.words
      .filter((word) => query.typedWords.has(word.text) && !isKnown(catalogs, word))
      .map(({ text }) => text),
  );
}

function isKnown(catalogs: readonly Catalog[], word: QueryWord): boolean {
  return catalogs.some(({ ownTerms, bodyTerms }) => {
    if ([ownTerms, bodyTerms].some((terms) => terms.has(word.text) || terms.has(word.stem))) {
      return true;
    }
    for (const term of ownTerms.keys()) {
      if (term.startsWith(word.text) || matchWord(word, term) > 0.9) return true;
    }
    for (const term of bodyTerms.keys()) {
      if (matchWord(word, term) > 0.9) return true;
    }
    return false;
  });
}

function limitPerPage(hits: readonly SearchHit[]): readonly SearchHit[] {
  const counts = new Map<number, number>();
  return hits.filter(({ entry }) => {
    const count = (counts.get(entry.pageIndex) ?? 0) + 1;
    counts.set(entry.pageIndex, count);
    return count <= maxHitsPerPage;
  });
}
