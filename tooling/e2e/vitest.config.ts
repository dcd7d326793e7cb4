import { defineDocsVitest } from '@tooling/vitest';

export default defineDocsVitest({
  test: {
    include: ['{integration,registry}/**/*.test.ts'],
    // Two at once, as the machines of CI have two cores.
    maxWorkers: 2,
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
