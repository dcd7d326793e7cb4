export { findTrail } from './find-trail';
export { markdownAddress } from './markdown-address';
export type { NavigationContext } from './navigation-context';
export { resolveBreadcrumbs } from './resolve-breadcrumbs';
export { resolveEditUrl } from './resolve-edit-url';
export { resolveHead } from './resolve-head';
export { resolveMarkers } from './resolve-markers';
export { resolveNavigation } from './resolve-navigation';
export { resolveNeighbours } from './resolve-neighbours';
export { resolvePage } from './resolve-page';
export type { PageRequest } from './resolve-page';
export { resolveSourceUrl } from './resolve-source-url';
export { resolveTitle } from './resolve-title';
export { resolveTopLevelLinks } from './resolve-top-level-links';
export type {
  Marker,
  NavigationItem,
  PageHead,
  PageLink,
  PageModel,
  ProductPlace,
  VersionLink,
} from './types';
