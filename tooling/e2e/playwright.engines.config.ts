import { defineDocsPlaywrightConfig } from '@tooling/playwright';
import getPort from 'get-port';
import { engineNames, findEngine } from './src/engines/find-engines';

// The configuration is read again in each worker, which must find the same server.
process.env['E2E_PORT'] ??= String(await getPort());

const isRequired = process.env['E2E_ENGINES'] === 'required';
const missing = engineNames.filter((name) => !findEngine(name));
if (missing.length > 0 && !process.env['TEST_WORKER_INDEX']) {
  const hint =
    'Install them: npx playwright install --with-deps firefox webkit, or on Debian: apt-get install firefox-esr webkit2gtk-driver xvfb';
  const text = `Not tested, because it is not installed: ${missing.join(', ')}. ${hint}`;
  if (isRequired) throw new Error(text);
  console.log(text);
}

/** The shell's journeys in Firefox and WebKit, on the site of the fixture apps. */
export default defineDocsPlaywrightConfig({
  testDir: 'engines',
  workers: 1,
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  globalSetup: './src/sites/serve-shell-site.ts',
  projects: engineNames.map((name) => ({
    name,
    metadata: { engine: name },
    ...(process.env['E2E_ENGINES'] === 'smoke' ? { grep: /@smoke/ } : {}),
  })),
});
