import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { withBuildLock } from './build-lock';

it('waits for a build in another process, and continues when it is killed', async () => {
  const appDir = temporaryFolder('build-lock');
  const module = JSON.stringify(path.join(import.meta.dirname, 'build-lock.ts'));
  // The timer keeps the promise: without it, the promise, the build and its lock could be garbage.
  const code = `import { withBuildLock } from ${module};
await withBuildLock(${JSON.stringify(appDir)}, async () => { console.log('building'); await new Promise((resolve) => setTimeout(resolve, 600_000)); });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  let hasBegun = false;
  const second = withBuildLock(appDir, async () => {
    hasBegun = true;
    return 'built';
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(hasBegun).toBe(false);
  child.kill('SIGKILL');
  expect(await second).toBe('built');
});

it('runs one of several builds at a time', async () => {
  const appDir = temporaryFolder('build-lock');
  let running = 0;
  const most: number[] = [];
  const build = async () => {
    running += 1;
    most.push(running);
    await new Promise((resolve) => setTimeout(resolve, 20));
    running -= 1;
  };
  await Promise.all(Array.from({ length: 4 }, () => withBuildLock(appDir, build)));
  expect(most).toEqual([1, 1, 1, 1]);
});
