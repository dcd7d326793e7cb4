import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readBrowserVersion } from './find-browser.mjs';
import { compareWithPass } from './unchanged';

/**
 * Runs the tests of the shell's widgets in a browser, from its folder; arguments are Vitest's. If only scripts of browsers
 * and tests have changed since all passed, `npm test` runs the tests that import what changed.
 */
const repository = path.resolve(import.meta.dirname, '../..');
const shell = path.join(repository, 'packages/docs-shell');
const vitest = path.join(
  path.dirname(createRequire(path.join(shell, 'package.json')).resolve('vitest/package.json')),
  'vitest.mjs',
);
const args = process.argv.slice(2);
const visits = process.env['E2E_VISITS'] ?? 'all';
const isFull = process.env['E2E_TIER'] === 'full';

const comparison = compareWithPass({
  recordFile: path.join(repository, 'node_modules/.cache/docs/widgets.json'),
  folder: repository,
  patterns: [
    'pnpm-lock.yaml',
    'packages/docs-shell/src/**',
    'packages/docs-shell/*.{json,ts}',
    'packages/{diagnostics,products}/src/**',
    'tooling/playwright/**/*.{mjs,ts}',
  ],
  key: [readBrowserVersion(), process.version].join(),
});

const related = findRelated();
const { status } = spawnSync(process.execPath, [vitest, ...commandOf(related), ...args], {
  cwd: shell,
  stdio: 'inherit',
});
if (status === 0 && args.length === 0) comparison.recordPass();
process.exitCode = status ?? 1;

/** Returns the files whose tests are to run; undefined for all tests. */
function findRelated(): readonly string[] | undefined {
  const isNarrow = args.length === 0 && visits !== 'all' && !isFull;
  const { changed = [] } = comparison;
  if (!isNarrow || changed.length === 0) return undefined;
  // Vitest's configuration imports other modules, and a stylesheet or a package can concern every test.
  const hasImporters = (file: string) =>
    /^packages\/docs-shell\/src\/.*\.(?:client|browser\.test)\.tsx?$/.test(file);
  return changed.every(hasImporters) ? changed : undefined;
}

function commandOf(files: readonly string[] | undefined): readonly string[] {
  const config = ['--config', 'vitest.browser.config.ts'];
  if (!files) return ['run', ...config];
  process.stdout.write(`Only the tests that import ${files.join(', ')}\n`);
  const absolute = files.map((file) => path.join(repository, file));
  return ['related', '--run', '--passWithNoTests', ...config, ...absolute];
}
