export { contentTypeOf } from 'docs-shell/lib/content-types';
export { createSiteServer } from './create-site-server';
export type { SiteServer, SiteServerOptions } from './create-site-server';
export { securityHeaders } from '../deploy';
export { resolveRequest } from './resolve-request';
export type { SiteContents } from './resolve-request';
