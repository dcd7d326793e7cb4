export { createRedirects } from './create-redirects';
export type { Redirects } from './create-redirects';
export { listOptionalAddresses } from './list-optional-addresses';
export { loadManifests } from './load-manifests';
export { loadProductTable, loadRegistry, registryFile } from './load-registry';
export { updateRegistry } from './update-registry';
export type { SiteManifest, SiteManifests } from './load-manifests';
