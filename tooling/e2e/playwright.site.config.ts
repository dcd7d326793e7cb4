import type { PlaywrightTestConfig } from '@playwright/test';
import { defineDocsPlaywrightConfig } from '@tooling/playwright';
import getPort from 'get-port';

/** Journeys over the assembled site of all products. */
export default await defineSiteConfig({
  testDir: 'site',
});

/** A configuration of tests that visit the assembled site, which a preview server serves. */
async function defineSiteConfig(own: PlaywrightTestConfig): Promise<PlaywrightTestConfig> {
  // Each worker reads the configuration again, and must find the same server.
  process.env['E2E_PORT'] ??= String(await getPort());
  const url = `http://127.0.0.1:${process.env['E2E_PORT']}`;
  return defineDocsPlaywrightConfig({
    timeout: 60_000,
    use: { baseURL: url },
    webServer: {
      command: `npm run --silent preview -- --port ${process.env['E2E_PORT']}`,
      cwd: '../site',
      url,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
    ...own,
  });
}
