import { defineDocsVitest } from '@tooling/vitest';

/*
 * Deriving entries of histories again installs earlier versions: full tier only.
 *
 * The task `api:documents` compares the documents of all products with the committed ones, byte by byte, so checking
 * unchanged documents finds nothing new. Each run checks one product, and the full tier checks all.
 */
const exclude =
  process.env.E2E_TIER === 'full'
    ? []
    : [
        'src/conformance/{base,joy,material,x}.test.ts',
        'src/history/{derive-again,published-changes}.test.ts',
      ];

export default defineDocsVitest({
  test: {
    exclude,
    // Test files share the compiler and the declarations that it has parsed.
    isolate: false,
  },
});
