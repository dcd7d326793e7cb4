import { createSiteServer, securityHeaders } from 'docs-build/serve';
import { productTable } from 'products';
import { createTemporarySite } from './create-temporary-site';
import { shellSite } from './fixture-sites';

/** Playwright's global setup for the shell's journeys: assembles their site once and serves it until the run ends. */
export default async function serveShellSite(): Promise<() => Promise<void>> {
  const site = await createTemporarySite(shellSite);
  await site.assemble();
  const server = await createSiteServer({
    root: site.root,
    productTable,
    port: Number(process.env['E2E_PORT']),
    headers: securityHeaders(process.env),
  });
  // The workers inherit it.
  process.env['E2E_SITE_DIR'] = site.root;
  return async () => {
    await server.close();
    await site.remove();
  };
}
