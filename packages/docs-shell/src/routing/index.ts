export { listRedirects, type MovedAddress } from './list-redirects';
export { defaultLanguage, isExternal, isLanguagePrefix, normalizePathname } from './pathname';
export { apiFolder, contentBase, contentPathname, contentSlug, rootPathOf } from './product-paths';
export { findOwner, resolveLocation, type Owner } from './resolve-location';
export { toHref, toMarkdownHref } from './to-href';
export type { ProductRoute, ProductTable, ResolvedLocation } from './types';
