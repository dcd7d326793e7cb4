import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { offlineMetaName } from 'docs-shell/offline/contract';

/** Returns the port in the `DOCS_PRODUCTION_HOST` of a build: pages register the worker on this host only. */
export async function readProductionPort(site: string): Promise<number> {
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
