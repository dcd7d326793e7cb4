import { defineDocsVitest } from '@tooling/vitest';

export default defineDocsVitest({
  test: {
    include: ['equality/**/*.test.ts'],
    // Each test builds an app; two at once would fight for the two cores of a CI machine.
    fileParallelism: false,
    // As in the browser tests of Playwright: what is only slow passes the second time.
    retry: 1,
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
