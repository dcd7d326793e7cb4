import { defineDocsPlaywrightConfig } from '@tooling/playwright';

const isFull = process.env['E2E_TIER'] === 'full';

/** The worker in a browser, on origins that the tests start themselves. */
export default defineDocsPlaywrightConfig({
  testDir: 'offline',
  // The worker's own code runs thousands of steps in the unit tests of docs-shell; the same in a browser takes minutes.
  testIgnore: isFull ? [] : ['**/chaos.spec.ts'],
  // Most tests wait many times for a worker.
  timeout: 180_000,
  // A navigation that stalls fails by its own name, and long before its test ends.
  use: { navigationTimeout: 45_000 },
});
