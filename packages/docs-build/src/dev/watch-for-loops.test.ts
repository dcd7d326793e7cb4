import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Runs code in another process that is watched. */
function run(code: string) {
  const module = JSON.stringify(path.join(import.meta.dirname, 'watch-for-loops.ts'));
  return spawnSync(
    process.execPath,
    [
      ...['--import', 'tsx', '--input-type=module', '-e'],
      `import { watchForLoops } from ${module};
const watch = watchForLoops(1000);
const block = (ms) => { for (const end = Date.now() + ms; Date.now() < end; ); };
${code}`,
    ],
    { encoding: 'utf8', timeout: 60_000, cwd: import.meta.dirname },
  );
}

it('ends the process at an endless loop, and names the demo', () => {
  const { signal, stderr } = run(`
await new Promise((done) => setTimeout(done, 100));
watch.during('pill/Fine.tsx', () => 1);
watch.during('apps/paint/demos/pill/Tones.tsx', () => { for (;;); });`);
  expect(signal).toBe('SIGKILL');
  expect(stderr.trim()).toBe(`apps/paint/demos/pill/Tones.tsx  DOCS4003
  received  code that does not finish within 1 seconds
  expected  code that ends
  hint      Look for an endless loop. docs dev cannot interrupt it and has ended: correct the code, then start it again.

1 error`);
});

it('names no demo for other code', () => {
  const { signal, stderr } = run(`watch.during('pill/Fine.tsx', () => 1); for (;;);`);
  expect(signal).toBe('SIGKILL');
  expect(stderr).toContain('code of the app  DOCS4003');
});

it('allows code that takes long, as often as it returns', () => {
  const { status, stdout, stderr } = run(`
for (let round = 0; round < 4; round += 1) {
  console.log(watch.during('pill/Slow.tsx', () => { block(400); return 'rendered'; }));
  await new Promise((done) => setTimeout(done, 100));
}`);
  expect(stderr).toBe('');
  expect(stdout).toBe('rendered\n'.repeat(4));
  expect(status).toBe(0);
});
