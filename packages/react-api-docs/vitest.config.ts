import { defineDocsVitest } from '@tooling/vitest';

/*
 * The task `api` compares the documents of all products with the committed ones, byte by byte, so a check of unchanged
 * documents says nothing new: one product is checked in each run, and all in the full tier.
 */
const exclude =
  process.env.E2E_TIER === 'full' ? [] : ['src/conformance/{base,joy,material,x}.test.ts'];

export default defineDocsVitest({
  test: {
    exclude,
    // Test files share the compiler and the declarations that it has parsed.
    isolate: false,
    // Each check compiles a package: on two cores the second one would stand idle.
    maxWorkers: 2,
  },
});
