import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './launch-options';

export { chromiumLaunchOptions } from './launch-options';

/**
 * The browser test preset. What fails is tried once more: two browsers share a busy machine with builds, and Playwright
 * lists what passed only then as flaky, so that it is seen.
 */
export function defineDocsPlaywrightConfig(own: PlaywrightTestConfig = {}): PlaywrightTestConfig {
  const { use, ...rest } = own;
  return defineConfig({
    forbidOnly: Boolean(process.env['CI']),
    fullyParallel: true,
    reporter: 'list',
    retries: 1,
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
