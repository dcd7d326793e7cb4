export { findBreadcrumbs } from './find-entries';
export { resolveTopLevelLinks } from './resolve-links';
export { resolveNavigation } from './resolve-navigation';
export { type PageRequest, resolvePage } from './resolve-page';
export { resolveTitle } from './resolve-title';
export { shareContext } from './shared-context';
export { resolveSourceUrl } from './source-urls';
export type { BadgeKind, NavigationItem, PageLink, PageModel, SiteProduct } from './types';
