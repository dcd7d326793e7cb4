import { defineDocsPlaywrightConfig } from '@tooling/playwright';
import getPort from 'get-port';

// The configuration is read again in each worker, which must find the same server.
process.env['E2E_PORT'] ??= String(await getPort());
const url = `http://127.0.0.1:${process.env['E2E_PORT']}`;

const visual = '**/visual.spec.ts';

export default defineDocsPlaywrightConfig({
  testDir: 'tests',
  timeout: 60_000,
  use: { baseURL: url },
  projects: [
    { name: 'journeys', testIgnore: visual },
    { name: 'visual', testMatch: visual },
  ],
  // One set for every machine: what differs between two of them must pass as noise.
  snapshotPathTemplate: 'references/{arg}{ext}',
  expect: {
    toHaveScreenshot: { maxDiffPixelRatio: 0.001, threshold: 0.2 },
  },
  webServer: {
    command: `npm run --silent preview -- --port ${process.env['E2E_PORT']}`,
    cwd: '../site',
    url,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
