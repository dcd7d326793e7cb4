import { defineDocsPlaywrightConfig } from '@tooling/playwright';

const isFull = process.env['E2E_TIER'] === 'full';

/** Tests of the service worker in a browser, on origins that the tests start themselves. */
export default defineDocsPlaywrightConfig({
  testDir: 'offline',
  // Only in the full tier: it takes minutes, and the unit tests of docs-shell run the same code for thousands of steps.
  testIgnore: isFull ? [] : ['**/chaos.spec.ts'],
  // Most tests wait many times for a service worker.
  timeout: 180_000,
  // A navigation that stalls fails with its own message, long before the timeout of the test.
  use: { navigationTimeout: 45_000 },
});
