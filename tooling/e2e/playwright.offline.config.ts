import { defineDocsPlaywrightConfig } from '@tooling/playwright';

const isFull = process.env['E2E_TIER'] === 'full';

/** Tests of the worker in a browser, on origins that the tests start themselves. */
export default defineDocsPlaywrightConfig({
  testDir: 'offline',
  // The unit tests of docs-shell run the worker's code for thousands of steps. In a browser, that takes minutes.
  testIgnore: isFull ? [] : ['**/chaos.spec.ts'],
  // Most tests wait many times for a worker.
  timeout: 180_000,
  // A navigation that stalls fails with its own message, long before the timeout of the test.
  use: { navigationTimeout: 45_000 },
});
