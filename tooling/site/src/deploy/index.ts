export { createNginxConfig } from './create-nginx-config';
export type { NginxOptions } from './create-nginx-config';
export { loadNginxOptions } from './load-nginx-options';
