export { createCatalog } from './create-catalog';
export type { Catalog, SearchEntry } from './create-catalog';
export { searchIndexAddress, searchIndexVersion, searchKinds } from './index-format';
export type {
  IndexedEntry,
  IndexedPage,
  IndexedShard,
  IndexedSymbols,
  SearchIndex,
  SearchKind,
} from './index-format';
export { markWords } from './mark-words';
export { parseQuery } from './parse-query';
export type { SearchQuery } from './parse-query';
export type { SearchHit } from './search-catalog';
export { findUnknownWords, searchProducts } from './search-products';
export type { ProductHits } from './search-products';
export { addShard, formatShard, shardsFor } from './shards';
export type { ShardLine } from './shards';
export { slugText } from './slug-text';
export { fold, splitWords } from './split-words';
export { stemWord } from './stem-word';
export { stopWords } from './stop-words';
export { suggestTerms } from './suggest-terms';
