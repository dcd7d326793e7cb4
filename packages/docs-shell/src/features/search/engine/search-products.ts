import type { Catalog } from './create-catalog';
import type { SearchKind } from './index-format';
import { matchWord } from './match-word';
import type { SearchQuery } from './parse-query';
import { searchCatalog, type SearchHit } from './search-catalog';

/** What a query found in one product. */
export interface ProductHits {
  readonly catalog: Catalog;
  /** Best first, at most a few of one page. */
  readonly hits: readonly SearchHit[];
}

interface SearchOptions {
  /** The product that the reader is in. */
  readonly currentProduct?: string;
  /** Only this product. */
  readonly product?: string;
  /** Only hits of these kinds. */
  readonly kinds?: ReadonlySet<SearchKind>;
}

/** A page with more hits than this keeps the others from being seen. */
const mostOfOnePage = 3;

/** A hit in the reader's own product with this part of the best score elsewhere comes before it. */
const nearlyAsGood = 0.45;

/**
 * Asks all products (SPEC SE-1). The reader's own comes first where what it has is about as good as the best;
 * the others follow, best first.
 */
export function searchProducts(
  catalogs: readonly Catalog[],
  query: SearchQuery,
  { currentProduct, product, kinds }: SearchOptions = {},
): readonly ProductHits[] {
  const unknown = findUnknownWords(catalogs, query);
  const asked = catalogs.filter((catalog) => !product || catalog.product.id === product);
  const found = asked.map((catalog) => ({
    catalog,
    hits: searchCatalog(catalog, query, unknown).filter(
      ({ entry }) => !kinds || kinds.has(entry.kind),
    ),
  }));
  // Hits that lack a word are for queries that nothing answers in full.
  const lacking = Math.min(...found.flatMap(({ hits }) => hits.map(({ missing }) => missing)));
  const groups = found
    .map(({ catalog, hits }) => ({
      catalog,
      hits: thinOut(hits.filter(({ missing }) => missing === lacking)),
    }))
    .filter(({ hits }) => hits.length > 0);
  const top = Math.max(0, ...groups.map(({ hits }) => hits[0]?.score ?? 0));
  const rank = ({ catalog, hits }: ProductHits) => {
    const score = hits[0]?.score ?? 0;
    return catalog.product.id === currentProduct && score >= top * nearlyAsGood ? top + 1 : score;
  };
  return groups.sort((a, b) => rank(b) - rank(a));
}

/** Words of a query that no product knows: they have a typing error, as a rule. */
export function findUnknownWords(
  catalogs: readonly Catalog[],
  query: SearchQuery,
): ReadonlySet<string> {
  const isKnown = (word: SearchQuery['words'][number]) =>
    catalogs.some(({ own, texts }) =>
      [own, texts].some((map) => {
        if (map.has(word.text) || map.has(word.stem)) return true;
        for (const candidate of map.keys()) {
          if (matchWord(word, candidate) > 0.9) return true;
        }
        return false;
      }),
    );
  return new Set(
    query.words
      .filter((word) => query.written.has(word.text) && !isKnown(word))
      .map(({ text }) => text),
  );
}

function thinOut(hits: readonly SearchHit[]): readonly SearchHit[] {
  const counts = new Map<number, number>();
  return hits.filter(({ entry }) => {
    const count = (counts.get(entry.page) ?? 0) + 1;
    counts.set(entry.page, count);
    return count <= mostOfOnePage;
  });
}
