export { contentTypeOf } from 'docs-shell/lib/content-types';
export { createSiteServer } from './create-site-server';
export type { SiteServer, SiteServerOptions } from './create-site-server';
export { securityHeaders } from '../deploy';
