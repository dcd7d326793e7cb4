import { defineDocsPlaywrightConfig } from '@tooling/playwright';
import getPort from 'get-port';

// The configuration is read again in each worker, which must find the same server.
process.env['E2E_PORT'] ??= String(await getPort());
// Which generated pages a run looks at; given again, it looks at the same ones.
if (process.env['E2E_SEED'] === undefined) {
  process.env['E2E_SEED'] = String(Date.now() % 100_000);
  console.log(`Repeat this sample of pages with E2E_SEED=${process.env['E2E_SEED']}.`);
}
const url = `http://127.0.0.1:${process.env['E2E_PORT']}`;

export default defineDocsPlaywrightConfig({
  testDir: 'tests',
  timeout: 60_000,
  use: { baseURL: url },
  webServer: {
    command: `npm run --silent preview -- --port ${process.env['E2E_PORT']}`,
    cwd: '../site',
    url,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
