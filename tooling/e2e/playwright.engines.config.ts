import { defineDocsPlaywrightConfig } from '@tooling/playwright';
import { engineNames, findEngineFile } from '@tooling/playwright/find-engines';
import getPort from 'get-port';

// Each worker reads the configuration again, and must find the same server.
process.env['E2E_PORT'] ??= String(await getPort());

const installed = engineNames.filter((name) => findEngineFile(name));
const missing = engineNames.filter((name) => !installed.includes(name));
if (missing.length > 0 && !process.env['TEST_WORKER_INDEX']) {
  const hint =
    'Install them: npx playwright install --with-deps firefox webkit, or on Debian: apt-get install firefox-esr webkit2gtk-driver xvfb';
  const text = `Not tested, because it is not installed: ${missing.join(', ')}. ${hint}`;
  if (process.env['E2E_ENGINES'] === 'required') throw new Error(text);
  console.log(text);
}

/** The shell's journeys in Firefox and WebKit, on the site of the fixture apps. */
export default defineDocsPlaywrightConfig({
  testDir: 'engines',
  workers: 1,
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  ...(installed.length > 0
    ? { globalSetup: './src/sites/serve-shell-site.ts' }
    : { testIgnore: '**' }),
  projects: installed.map((name) => ({ name, metadata: { engine: name } })),
});
