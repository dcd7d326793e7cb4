import { defineDocsPlaywrightConfig } from '@tooling/playwright';

export default defineDocsPlaywrightConfig({
  testDir: 'tests',
  outputDir: `${process.env['E2E_APP_DIR'] ?? '.'}/test-results`,
  timeout: 60_000,
  // Turborepo runs the tasks of two apps at the same time.
  workers: 1,
  reporter: [['list'], ['./src/record-reporter.ts']],
});
