import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './launch-options.mjs';

export { chromiumLaunchOptions } from './launch-options.mjs';

/**
 * The browser test preset. CI tries a failed test once more, only to record a trace and to tell a flaky test from a
 * broken one: a run with a flaky test fails.
 */
export function defineDocsPlaywrightConfig(own: PlaywrightTestConfig = {}): PlaywrightTestConfig {
  const { use, ...rest } = own;
  return defineConfig({
    forbidOnly: Boolean(process.env['CI']),
    fullyParallel: true,
    reporter: 'list',
    retries: process.env['CI'] ? 1 : 0,
    failOnFlakyTests: true,
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
