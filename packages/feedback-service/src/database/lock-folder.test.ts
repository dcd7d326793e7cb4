import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { lockFolder } from './lock-folder';

let folder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = temporaryFolder('feedback-lock');
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Starts a process that locks the folder, prints `held` or `refused`, and then waits. */
function startOwner(command: readonly string[] = []) {
  const program = `
    import { lockFolder } from ${JSON.stringify(path.join(import.meta.dirname, 'lock-folder.ts'))};
    process.stdin.once('data', () => void lockFolder(${JSON.stringify(folder)}).then(
      () => console.log('held'),
      (error) => console.log('refused: ' + error.message),
    ));
    process.stdin.resume();
    console.log('ready');
  `;
  const node = [process.execPath, '--import', 'tsx', '--input-type=module', '-e', program];
  const [first = process.execPath, ...rest] = command.concat(node);
  const child = spawn(first, rest, { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  const next = async () => String((await once(child.stdout, 'data'))[0]).trim();
  return {
    child,
    ready: next(),
    lock: () => {
      const answer = next();
      child.stdin.write('now');
      return answer;
    },
  };
}

describe('lockFolder', () => {
  it('refuses a folder that another process uses, until that process is killed', async () => {
    const owner = startOwner();
    await owner.ready;
    expect(await owner.lock()).toBe('held');
    await expect(lockFolder(folder)).rejects.toThrow(
      `service.lock: process ${owner.child.pid} on `,
    );
    owner.child.kill('SIGKILL');
    await once(owner.child, 'exit');
    const unlockAgain = await lockFolder(folder);
    await unlockAgain();
  });

  it('refuses a second use in the same process', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow('uses this folder');
    await unlock();
    const unlockAgain = await lockFolder(folder);
    await unlockAgain();
  });

  it('ignores the content of a lock file, because the process id may belong to another program', async () => {
    await writeFile(path.join(folder, 'service.lock'), 'process 1 on elsewhere\n');
    await writeFile(path.join(folder, 'service.pid'), '1');
    const unlock = await lockFolder(folder);
    expect(await readFile(path.join(folder, 'service.lock'), 'utf8')).toContain(
      `process ${process.pid} on `,
    );
    await unlock();
  });

  it('is held by one of four processes that lock at the same time', async () => {
    const owners = Array.from({ length: 4 }, () => startOwner());
    await Promise.all(owners.map(({ ready }) => ready));
    const answers = await Promise.all(owners.map(({ lock }) => lock()));
    expect(answers.filter((answer) => answer === 'held')).toHaveLength(1);
    expect(answers.filter((answer) => answer.includes('uses this folder'))).toHaveLength(3);
  });

  it.skipIf(process.platform !== 'linux' || process.getuid?.() !== 0)(
    'refuses a process in another container',
    async () => {
      const unlock = await lockFolder(folder);
      const other = startOwner(['unshare', '--pid', '--fork', '--kill-child']);
      await other.ready;
      expect(await other.lock()).toContain('uses this folder');
      await unlock();
    },
  );
});
