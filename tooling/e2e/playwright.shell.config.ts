import { defineDocsPlaywrightConfig } from '@tooling/playwright';

/** The part of the tests for this run, such as `1/3`. Jobs of CI share the tests. */
const [current = 1, total = 1] = (process.env['E2E_SHARD'] ?? '1/1').split('/').map(Number);

/** The shell's journeys on a site of fixture apps, which changes of a product's pages do not affect. */
export default defineDocsPlaywrightConfig({
  testDir: 'shell',
  shard: { current, total },
  timeout: 60_000,
  globalSetup: './src/sites/assemble-shell-site.ts',
  use: { actionTimeout: 15_000 },
});
