import type { DeployTarget } from '../types';
import { createCaddyfile } from './create-caddyfile';

/** Caddy 2.6 or newer on a server of your own. */
export const caddy: DeployTarget = {
  title: 'Caddy',
  publicFolder: 'public',
  isCompressed: true,
  cannot: [
    'Addresses with several slashes in a row are not led to their page.',
    'An address with a malformed escape has status 400 and no page.',
  ],
  limits: [],
  configure: ({ rules, settings }) => new Map([['Caddyfile', createCaddyfile(rules, settings)]]),
  next: () => 'caddy run --config Caddyfile',
};
