import path from 'node:path';
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './launch-options.mjs';

export { chromiumLaunchOptions } from './launch-options.mjs';

/** Marks the titles of tests that run in the full tier only: `docs/testing.md` lists them. */
const fullTierOnly = /@full/;

/**
 * The browser test preset. Tests with `@full` in their title run in the full tier only. Locally, a test has one try. On
 * CI it has a second one, which records a trace and separates flaky tests from broken ones. The workflows fail on both
 * (`E2E_FAIL_ON_FLAKY`).
 */
export function defineDocsPlaywrightConfig(own: PlaywrightTestConfig = {}): PlaywrightTestConfig {
  const { use, ...rest } = own;
  return defineConfig({
    // Playwright empties the folder when it starts, and suites of one workspace run at the same time.
    outputDir: path.join('test-results', path.basename(own.testDir ?? '')),
    forbidOnly: Boolean(process.env['CI']),
    fullyParallel: true,
    ...(process.env['E2E_TIER'] !== 'full' && { grepInvert: fullTierOnly }),
    reporter: 'list',
    retries: process.env['CI'] ? 1 : 0,
    failOnFlakyTests: process.env['E2E_FAIL_ON_FLAKY'] === 'true',
    workers: 2,
    ...rest,
    use: {
      ...devices['Desktop Chrome'],
      launchOptions: chromiumLaunchOptions(),
      trace: 'on-first-retry',
      ...use,
    },
  });
}
