import MiniSearch from 'minisearch';
import type { Catalog } from 'docs-shell/search';
import { search, withoutShards, type ReaderQuery } from '../../src/search-queries';

/** A search engine over the indexes of the site. */
export interface RankingEngine {
  readonly name: string;
  /** Returns the addresses that a query finds, best first. */
  find(query: ReaderQuery): readonly string[];
}

/** The search of this repository. Each query starts without shards, as that of a reader. */
export function createOwnEngine(catalogs: readonly Catalog[]): RankingEngine {
  return {
    name: 'ours',
    find: (query) => search(withoutShards(catalogs), query).map(({ entry }) => entry.href),
  };
}

/** A page, heading or name as MiniSearch indexes it. */
interface IndexedDocument {
  readonly id: number;
  readonly product: string;
  readonly href: string;
  readonly title: string;
  readonly titles: string;
  readonly text: string;
}

/** Options of a search box with MiniSearch: those of VitePress. */
const options = { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } };

/** Of 1, 1.5, 2, 3 and 5, the factor with the most right results among the first three. */
const currentProductFactor = 3;

/**
 * MiniSearch over the same texts: titles, headings, names and the words of all shards.
 *
 * @param catalogs Catalogs with all shards.
 */
export function createMiniSearchEngine(catalogs: readonly Catalog[]): RankingEngine {
  const documents: IndexedDocument[] = catalogs.flatMap((catalog) => {
    const texts = new Map<number, string[]>();
    for (const [word, entryIndexes] of catalog.bodyTerms) {
      for (const at of entryIndexes) texts.set(at, [...(texts.get(at) ?? []), word]);
    }
    return catalog.entries.map((entry, at) => ({
      id: 0,
      product: catalog.product.href,
      href: entry.href,
      title: entry.text,
      titles: entry.breadcrumbs.join(' '),
      text: texts.get(at)?.join(' ') ?? '',
    }));
  });
  const index = new MiniSearch<IndexedDocument>({
    fields: ['title', 'titles', 'text'],
    storeFields: ['href', 'product'],
  });
  index.addAll(documents.map((document, id) => ({ ...document, id })));
  return {
    name: 'MiniSearch',
    find({ at, query }) {
      const current = catalogs
        .map(({ product }) => product.href)
        .filter((href) => at.startsWith(href))
        .sort((a, b) => b.length - a.length)[0];
      return index
        .search(query, {
          ...options,
          boostDocument: (_id, _term, stored) =>
            stored?.['product'] === current ? currentProductFactor : 1,
        })
        .map((result) => String(result['href']));
    },
  };
}
