import { existsSync } from 'node:fs';
import { readProductionPort } from '../../read-production-port';
import type { Adapter } from '../adapter';
import { builtSite } from '../corpus';

/** This repository’s site, or an earlier build of it. */
export function createOwn(name: string, site = builtSite): Adapter {
  return {
    name,
    addressOf: ({ address }) => address,
    build: () => {
      if (!existsSync(site)) throw new Error(`There is no site at ${site}. Run: npm run build`);
      return Promise.resolve(site);
    },
    portOf: readProductionPort,
  };
}
