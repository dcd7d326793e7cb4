import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './launch-options';

export { chromiumLaunchOptions } from './launch-options';

/** The browser test preset. No retries, so that a test that fails now and then is seen. */
export function defineDocsPlaywrightConfig(own: PlaywrightTestConfig = {}): PlaywrightTestConfig {
  const { use, ...rest } = own;
  return defineConfig({
    forbidOnly: Boolean(process.env['CI']),
    fullyParallel: true,
    reporter: 'list',
    retries: 0,
    workers: 2,
    ...rest,
    use: {
      ...devices['Desktop Chrome'],
      launchOptions: chromiumLaunchOptions(),
      trace: 'retain-on-failure',
      ...use,
    },
  });
}
