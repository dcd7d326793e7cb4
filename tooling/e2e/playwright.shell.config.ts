import { defineDocsPlaywrightConfig } from '@tooling/playwright';
import getPort from 'get-port';

// Each worker reads the configuration again, and must find the same server.
process.env['E2E_PORT'] ??= String(await getPort());

/** The part of the tests for this run, such as `1/3`. Jobs of CI share the tests. */
const [current = 1, total = 1] = (process.env['E2E_SHARD'] ?? '1/1').split('/').map(Number);

/** The shell's journeys on a site of fixture apps, which changes of a product's pages do not affect. */
export default defineDocsPlaywrightConfig({
  testDir: 'shell',
  shard: { current, total },
  timeout: 60_000,
  globalSetup: './src/sites/serve-shell-site.ts',
  use: { actionTimeout: 15_000, baseURL: `http://127.0.0.1:${process.env['E2E_PORT']}` },
});
