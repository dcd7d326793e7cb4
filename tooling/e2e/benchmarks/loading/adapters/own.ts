import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { offlineMetaName } from 'docs-shell/offline/contract';
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
    portOf: readPort,
  };
}

/** Returns the port in the `DOCS_PRODUCTION_HOST` of a build: pages register the worker on this host only. */
async function readPort(site: string): Promise<number> {
  const html = await readFile(path.join(site, 'index.html'), 'utf8');
  const host = new RegExp(`<meta name="${offlineMetaName}" content="([^"]*)"`).exec(html)?.[1];
  const port = /^127\.0\.0\.1:(\d+)$/.exec(host ?? '')?.[1];
  if (port === undefined) {
    throw new Error(
      `${site} is for ${host ?? 'no host'}. Readers get a site with a worker, so build it with DOCS_PRODUCTION_HOST=127.0.0.1:4180 npm run build`,
    );
  }
  return Number(port);
}
