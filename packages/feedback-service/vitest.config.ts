import { defineDocsVitest } from '@tooling/vitest';

// The embedded database takes seconds to start, and some tests start it many times.
export default defineDocsVitest({
  test: {
    globalSetup: 'src/testing/postgres-setup.fixture.ts',
    hookTimeout: 60_000,
    testTimeout: 60_000,
  },
});
