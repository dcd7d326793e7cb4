import { defineDocsVitest } from '@tooling/vitest';

export default defineDocsVitest({
  test: {
    include: ['equality/**/*.test.ts'],
    // Each test builds an app; two at once would fight for the two cores of a CI machine.
    fileParallelism: false,
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
