import { defineDocsPlaywrightConfig } from '@tooling/playwright';
import getPort from 'get-port';

// The configuration is read again in each worker, which must find the same server.
process.env['E2E_PORT'] ??= String(await getPort());

/** Part of the tests that this run takes, such as `1/3`: jobs of CI share them. */
const [current = 1, total = 1] = (process.env['E2E_SHARD'] ?? '1/1').split('/').map(Number);

/** The shell's journeys, through a site of fixture apps: no change of a product's pages concerns them. */
export default defineDocsPlaywrightConfig({
  testDir: 'shell',
  // Turborepo runs another task beside it: three browsers on two cores fail tests that watch time.
  workers: 1,
  shard: { current, total },
  timeout: 60_000,
  globalSetup: './src/sites/serve-shell-site.ts',
  use: { actionTimeout: 15_000, baseURL: `http://127.0.0.1:${process.env['E2E_PORT']}` },
});
