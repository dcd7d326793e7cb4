import { aws } from './aws/aws';
import { azure } from './azure';
import { caddy } from './caddy/caddy';
import { cloudflare } from './cloudflare';
import { docker } from './docker';
import { firebase } from './firebase';
import { githubPages } from './github-pages';
import { netlify } from './netlify';
import { nginx } from './nginx/nginx';
import type { DeployTarget } from './types';
import { vercel } from './vercel';

/** All hosts by the name that `docs deploy --target` takes. */
export const targets = {
  nginx,
  caddy,
  cloudflare,
  netlify,
  vercel,
  azure,
  firebase,
  aws,
  'github-pages': githubPages,
  docker,
} as const satisfies Readonly<Record<string, DeployTarget>>;

/** Name of a host. */
export type TargetName = keyof typeof targets;
