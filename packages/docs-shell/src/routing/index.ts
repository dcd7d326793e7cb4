export { listRedirects, type MovedAddress } from './list-redirects';
export { defaultLanguage, isExternal, isLanguagePrefix, normalizePathname } from './pathname';
export { apiFolder, contentBase, contentPathname, contentSlug } from './product-paths';
export { rootPathOf } from './root-path';
export { findOwner, resolveLocation, type Owner } from './resolve-location';
export { toHref, toMarkdownHref } from './to-href';
export type { ProductRoute, ProductTable, ResolvedLocation } from './types';
