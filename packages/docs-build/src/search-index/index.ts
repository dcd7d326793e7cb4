export { createSearchIndex } from './create-search-index';
export type { AddressedPage, SearchBundle } from './create-search-index';
