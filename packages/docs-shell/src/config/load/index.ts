export type { Config } from './config';
export { createContentSecurityPolicy } from './create-content-security-policy';
export { createPlaygroundPolicy } from './create-playground-policy';
export { loadConfig } from './load-config';
export { toLibrarySettings } from './to-library-settings';
export { toPublicConfig } from './config';
