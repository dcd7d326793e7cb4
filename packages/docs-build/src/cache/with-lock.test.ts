import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
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
    const results = await Promise.all([1, 2, 3, 4].map(() => withLock(lock, work)));
    expect(results).toEqual(['done', 'done', 'done', 'done']);
    expect(seen).toEqual([1, 1, 1, 1]);
    expect(await readdir(path.dirname(lock))).toEqual([]);
  });

  it('releases the lock after a failure', async () => {
    await expect(withLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await withLock(lock, () => Promise.resolve(1))).toBe(1);
  });

  it('takes the lock that a killed process left', async () => {
    await mkdir(path.dirname(lock));
    await writeFile(lock, 'process 1');
    expect(await withLock(lock, () => Promise.resolve(existsSync(lock)))).toBe(true);
    expect(await readdir(path.dirname(lock))).toEqual([]);
  });

  it('keeps the lock of a long task', async () => {
    const order: string[] = [];
    let finish: (() => void) | undefined;
    const long = withLock(lock, async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      order.push('long');
    });
    await expect.poll(() => finish !== undefined).toBe(true);
    const short = withLock(lock, () => Promise.resolve(order.push('short')));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(order).toEqual([]);
    finish?.();
    await Promise.all([long, short]);
    expect(order).toEqual(['long', 'short']);
  });

  it('runs without a lock if nothing can be written', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    expect(await withLock(path.join(file, 'lock'), () => Promise.resolve(1))).toBe(1);
  });
});
