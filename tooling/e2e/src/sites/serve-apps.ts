import { createSiteServer, type SiteServer } from 'docs-build/serve';
import { productTable } from 'products';
import { createTemporarySite, type TemporarySite } from './create-temporary-site';

type ServerOptions = Parameters<typeof createSiteServer>[0];

/** Built apps as one site, served on this machine. */
export interface ServedApps {
  readonly url: string;
  readonly site: TemporarySite;
  close(): Promise<void>;
}

/** Assembles apps, whose folders are given by name, and serves them. */
export async function serveApps(
  appDirs: Readonly<Record<string, string>>,
  options: Pick<ServerOptions, 'forward' | 'headers'> = {},
): Promise<ServedApps> {
  const site = await createTemporarySite(appDirs);
  await site.assemble();
  const server: SiteServer = await createSiteServer({
    root: site.root,
    productTable,
    port: 0,
    ...options,
  });
  return {
    url: server.url,
    site,
    async close() {
      await server.close();
      await site.remove();
    },
  };
}
