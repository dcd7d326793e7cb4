import { defineDocsVitest } from '@tooling/vitest';

export default defineDocsVitest({
  test: {
    include: ['{builds,integration,registry}/**/*.test.ts'],
    // Two at once, as the machines of CI have two cores.
    maxWorkers: 2,
    // A second attempt tells a slow machine from a broken test, as in the browser suites. The workflows have none.
    retry: process.env['CI'] && process.env['E2E_FAIL_ON_FLAKY'] !== 'true' ? 1 : 0,
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
