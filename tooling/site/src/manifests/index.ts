export { createRedirects } from './create-redirects';
export type { Redirects } from './create-redirects';
export { listManifestAddresses } from './list-manifest-addresses';
export { loadManifests } from './load-manifests';
export type { SiteManifest, SiteManifests } from './load-manifests';
