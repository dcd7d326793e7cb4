import { defineDocsVitest } from '@tooling/vitest';

// The embedded database takes seconds to create, and some tests create it or start it many times. Half of that was
// V8 optimizing WebAssembly for a process that soon ends.
export default defineDocsVitest({
  test: {
    globalSetup: ['src/testing/postgres-setup.fixture.ts', 'src/testing/embedded-setup.fixture.ts'],
    execArgv: ['--liftoff-only'],
    hookTimeout: 120_000,
    testTimeout: 120_000,
  },
});
