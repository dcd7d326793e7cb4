import { defineDocsVitest } from '@tooling/vitest';

// Builds of large or new apps, and edits at random times, take minutes: full tier only.
const exclude =
  process.env['E2E_TIER'] === 'full'
    ? []
    : [
        'builds/{check-demos,exported-project,large-product,new-app}.test.ts',
        'dev-edits/random-edits.test.ts',
      ];

export default defineDocsVitest({
  test: {
    include: ['{builds,dev-edits,integration,registry}/**/*.test.ts'],
    exclude,
    // Loading the modules of a test costs seconds: files share them.
    isolate: false,
    // Two at once, as the machines of CI have two cores.
    maxWorkers: 2,
    // A second attempt tells a slow machine from a broken test, as in the browser suites. The workflows have none.
    retry: process.env['CI'] && process.env['E2E_FAIL_ON_FLAKY'] !== 'true' ? 1 : 0,
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
