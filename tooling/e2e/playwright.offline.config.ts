import { defineDocsPlaywrightConfig } from '@tooling/playwright';

/** Tests of the service worker in a browser, on origins that the tests start themselves. */
export default defineDocsPlaywrightConfig({
  testDir: 'offline',
  // Most tests wait many times for a service worker.
  timeout: 180_000,
  // A navigation that stalls fails with its own message, long before the timeout of the test.
  use: { navigationTimeout: 45_000 },
});
