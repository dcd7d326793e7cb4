import { defineDocsPlaywrightConfig } from '@tooling/playwright';

/** Journeys over the assembled site of all products. */
export default defineDocsPlaywrightConfig({
  testDir: 'site',
  timeout: 60_000,
});
