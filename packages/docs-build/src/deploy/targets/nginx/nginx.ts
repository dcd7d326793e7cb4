import type { DeployTarget } from '../types';
import { createNginxConfig } from './create-nginx-config';

/** nginx on a server of your own. */
export const nginx: DeployTarget = {
  title: 'nginx',
  publicFolder: 'public',
  isCompressed: true,
  cannot: [],
  limits: [],
  configure: ({ rules, settings }) => new Map([['docs.conf', createNginxConfig(rules, settings)]]),
  next: () =>
    'Copy public to the folder after “root” in docs.conf, include docs.conf in the http block of nginx.conf, then: nginx -s reload',
};
