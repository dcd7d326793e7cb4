export { collectWords, type TextSection } from './collect-words';
export { createCatalog, type Catalog } from './create-catalog';
export {
  readableVersions,
  searchIndexAddress,
  searchIndexVersion,
  searchKinds,
  slugText,
} from './index-format';
export type {
  IndexedEntry,
  IndexedPage,
  IndexedShard,
  IndexedSymbols,
  SearchIndex,
  SearchKind,
} from './index-format';
export { markWords } from './mark-words';
export { parseQuery, type SearchQuery } from './parse-query';
export type { SearchHit } from './search-catalog';
export { searchProducts, type ProductHits } from './search-products';
export { addShard, formatShard, shardsFor, type ShardLine } from './shards';
export { suggestTerms } from './suggest-terms';
