import { defineDocsVitest } from '@tooling/vitest';

// One module graph for all test files: loading it again for each costs more than the tests.
export default defineDocsVitest({ test: { isolate: false } });
