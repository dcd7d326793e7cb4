export { createRedirects } from './create-redirects';
export type { Redirects } from './create-redirects';
export { listOptionalAddresses } from './list-optional-addresses';
export { loadManifests } from './load-manifests';
export type { SiteManifest, SiteManifests } from './load-manifests';
