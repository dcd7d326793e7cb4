import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';

const rounds = 100;

it('is held by one process at a time', async () => {
  const folder = temporaryFolder('take-lock');
  const counter = path.join(folder, 'counter');
  await writeFile(counter, '0');
  // Without the lock, a process loses what the others have counted since it read the file.
  const code = `
import { readFile, writeFile } from 'node:fs/promises';
import { takeLock } from ${JSON.stringify(path.join(import.meta.dirname, 'take-lock.ts'))};
const counter = ${JSON.stringify(counter)};
for (let round = 0; round < ${rounds}; round += 1) {
  const release = await takeLock(${JSON.stringify(path.join(folder, 'lock'))}, { pollMs: 0 });
  const count = Number(await readFile(counter, 'utf8'));
  await writeFile(counter, String(count + 1));
  await release();
}`;
  const processes = [1, 2, 3].map(() =>
    spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
      cwd: import.meta.dirname,
      stdio: 'inherit',
    }),
  );
  onTestFinished(() => processes.forEach((child) => void child.kill('SIGKILL')));
  const ends = await Promise.all(processes.map((child) => once(child, 'close')));
  expect(ends).toEqual([
    [0, null],
    [0, null],
    [0, null],
  ]);
  expect(await readFile(counter, 'utf8')).toBe(String(processes.length * rounds));
});
