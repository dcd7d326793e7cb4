import { defineDocsPlaywrightConfig } from '@tooling/playwright';
import getPort from 'get-port';

// The configuration is read again in each worker, which must find the same server.
process.env['E2E_PORT'] ??= String(await getPort());

/** The shell's journeys, through a site of fixture apps: no change of a product's pages concerns them. */
export default defineDocsPlaywrightConfig({
  testDir: 'shell',
  timeout: 60_000,
  globalSetup: './src/sites/serve-shell-site.ts',
  use: { actionTimeout: 15_000, baseURL: `http://127.0.0.1:${process.env['E2E_PORT']}` },
});
