import { defineDocsVitest } from '@tooling/vitest';

// These compile and render code of all products: the unit tests check the same functions with a few examples.
const exclude = process.env.E2E_TIER === 'full' ? [] : ['src/*/products.test.ts'];

// One module graph for all test files: loading it again for each costs more than the tests.
export default defineDocsVitest({ test: { isolate: false, exclude } });
