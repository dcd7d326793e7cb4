export { findBreadcrumbs } from './find-entries';
export { resolveTopLevelLinks } from './resolve-links';
export { type PageRequest, resolvePage } from './resolve-page';
export { resolveTitle } from './resolve-title';
export { resolveSourceUrl } from './source-urls';
export type { BadgeKind, NavigationItem, PageLink, PageModel, SiteProduct } from './types';
