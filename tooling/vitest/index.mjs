import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vitest/config';

/**
 * Unit tests are next to the source. `*.test-d.ts` files are checked by the type checker with the source. Vitest's own
 * type check would compile the whole package a second time. `*.browser.test.*` files need a browser and run in the task
 * `widgets`.
 */
const preset = defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx,mjs}'],
    exclude: ['**/*.browser.test.*', '**/node_modules/**', '**/.{docs,next,tmp}/**', '**/dist/**'],
    environment: 'node',
    globalSetup: [fileURLToPath(new URL('temporary-files.mjs', import.meta.url))],
    // Vitest's limits, from one to ten seconds, are short for tests that read packages or start processes on a busy
    // machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Vitest leaves one core to an editor. Two files at once take as much processor time as one after the other.
    maxWorkers: 2,
    expect: { poll: { timeout: 20_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});

/**
 * The unit test preset of the repository.
 *
 * @param {import('vitest/config').ViteUserConfig} [own] settings of this package
 */
export function defineDocsVitest(own = {}) {
  return mergeConfig(preset, own);
}
