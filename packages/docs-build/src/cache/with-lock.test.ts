import { existsSync } from 'node:fs';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { withLock } from './with-lock';

let folder: string;
let lock: string;

beforeEach(() => {
  folder = temporaryFolder('lock');
  lock = path.join(folder, 'stage/key.lock');
});

describe('withLock', () => {
  it('runs one task at a time, and leaves no files', async () => {
    let working = 0;
    const seen: number[] = [];
    const work = async () => {
      working += 1;
      seen.push(working);
      await new Promise(setImmediate);
      working -= 1;
      return 'done';
    };
    const results = await Promise.all([1, 2, 3, 4].map(() => withLock(lock, work, { pollMs: 1 })));
    expect(results).toEqual(['done', 'done', 'done', 'done']);
    expect(seen).toEqual([1, 1, 1, 1]);
    expect(await readdir(path.dirname(lock))).toEqual([]);
  });

  it('releases the lock after a failure', async () => {
    await expect(withLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await withLock(lock, () => Promise.resolve(1))).toBe(1);
  });

  it('takes the lock of a process that has ended', async () => {
    await mkdir(lock, { recursive: true });
    const old = new Date(Date.now() - 60_000);
    await utimes(lock, old, old);
    expect(await withLock(lock, () => Promise.resolve(existsSync(lock)))).toBe(true);
    expect(await readdir(path.dirname(lock))).toEqual([]);
  });

  it('keeps the lock of a long task', async () => {
    const options = { staleMs: 200, pollMs: 5 };
    const order: string[] = [];
    let finish = () => {};
    const long = withLock(
      lock,
      () => new Promise<void>((resolve) => (finish = resolve)),
      options,
    ).then(() => order.push('long'));
    await expect.poll(() => existsSync(lock)).toBe(true);
    const short = withLock(lock, () => Promise.resolve(order.push('short')), options);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(order).toEqual([]);
    finish();
    await Promise.all([long, short]);
    expect(order).toEqual(['long', 'short']);
  });

  it('runs without a lock if nothing can be written', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    expect(await withLock(path.join(file, 'lock'), () => Promise.resolve(1))).toBe(1);
  });
});
