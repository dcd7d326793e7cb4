import { createSiteServer, securityHeaders } from 'docs-build/serve';
import { productTable } from 'products';
import { siteRoot } from '../site-root';
import { assembleForRun } from './assemble-for-run';
import { shellSite } from './fixture-sites';

/** Playwright's global setup for the journeys in other engines: serves the site of the shell's journeys until the run ends. */
export default async function serveShellSite(): Promise<() => Promise<void>> {
  const remove = await assembleForRun(shellSite);
  const server = await createSiteServer({
    root: siteRoot(),
    productTable,
    port: Number(process.env['E2E_PORT']),
    headers: securityHeaders(process.env),
  });
  return async () => {
    await server.close();
    await remove();
  };
}
