import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Runs code in a separate process, with the exports of `run-app-code.ts`. */
function runProcess(code: string) {
  const module = JSON.stringify(path.join(import.meta.dirname, 'run-app-code.ts'));
  const { status, signal, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      'tsx',
      '--input-type=module',
      '-e',
      `import { guardExit, runAppCode } from ${module};\n${code}`,
    ],
    { encoding: 'utf8', timeout: 60_000, cwd: import.meta.dirname },
  );
  return { hasSucceeded: status === 0 && signal === null, stdout, stderr };
}

const guarded = (code: string) =>
  `const original = process.exit.bind(process);\nconst finish = guardExit('build');\n${code}\nfinish();`;

it('succeeds if a command finishes', () => {
  const { hasSucceeded, stderr } = runProcess(
    guarded(`console.log(await runAppCode('product.ts', async () => 'read'));`),
  );
  expect(stderr).toBe('');
  expect(hasSucceeded).toBe(true);
});

it.each([
  [
    'process.exit',
    `await runAppCode('product.ts', async () => process.exit(0));`,
    'process.exit(0) was called',
  ],
  [
    'a timer',
    `setTimeout(() => process.exit(0), 10); await new Promise((done) => setTimeout(done, 5000));`,
    'process.exit(0) was called',
  ],
  ['a copy of process.exit', `original(0);`, 'docs build ended before it was finished'],
  [
    'a promise that never settles',
    `await new Promise(() => {});`,
    'docs build ended before it was finished',
  ],
])('makes a command that %s ends fail', (_, code, message) => {
  const { hasSucceeded, stderr } = runProcess(guarded(code));
  expect(hasSucceeded).toBe(false);
  expect(stderr).toContain(message);
});

it.each([
  ['an endless loop', 'for (;;);'],
  ['a promise that never settles', 'await new Promise(() => setInterval(() => {}, 50));'],
])('ends %s, and names the file', (_, code) => {
  const { hasSucceeded, stderr } = runProcess(
    guarded(`await runAppCode('apps/paint/product.ts', async () => { ${code} }, 1500);`),
  );
  expect(hasSucceeded).toBe(false);
  expect(stderr).toContain('apps/paint/product.ts did not finish within 1.5 seconds');
});
