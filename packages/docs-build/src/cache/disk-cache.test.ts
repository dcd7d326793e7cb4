import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { openDiskCache } from './disk-cache';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder('disk-cache');
});

const value = {
  map: new Map([['a', [1, undefined]]]),
  bytes: new Uint8Array([0, 255]),
  text: 'plain, ä',
};

describe('openDiskCache', () => {
  it('reads entries of other processes, by stage and key', async () => {
    await openDiskCache(folder).write('one', 'key', value);
    const cache = openDiskCache(folder);
    expect(await cache.read('one', 'key')).toEqual(value);
    expect(await cache.read('one', 'other')).toBeUndefined();
    expect(await cache.read('two', 'key')).toBeUndefined();
  });

  it.each<[string, (content: Buffer) => Buffer]>([
    ['is cut off', (content) => content.subarray(0, -1)],
    ['is empty', () => Buffer.alloc(0)],
    [
      'has one other letter',
      (content) => {
        const place = content.indexOf('plain');
        return content.fill('b', place, place + 1);
      },
    ],
    ['is of another kind', () => Buffer.from('{}')],
  ])('takes an entry that %s for a missing one, and replaces it', async (_, damage) => {
    const cache = openDiskCache(folder);
    await cache.write('stage', 'key', value);
    const file = path.join(folder, 'stage/key');
    await writeFile(file, damage(await readFile(file)));
    expect(await cache.read('stage', 'key')).toBeUndefined();
    await cache.write('stage', 'key', value);
    expect(await cache.read('stage', 'key')).toEqual(value);
  });

  it('reads complete entries during concurrent writes, and leaves no other files', async () => {
    const texts = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(300_000));
    const writers = texts.map((text) => openDiskCache(folder).write('stage', 'key', text));
    const reader = openDiskCache(folder);
    const read: unknown[] = [];
    for (let count = 0; count < 50; count += 1) {
      read.push(await reader.read('stage', 'key'));
    }
    await Promise.all(writers);
    read.push(await reader.read('stage', 'key'));
    expect(texts).toContain(read.at(-1));
    // Undefined before the first entry is complete.
    const known = new Set<unknown>([undefined, ...texts]);
    expect(read.filter((text) => !known.has(text))).toEqual([]);
    const first = read.findIndex((text) => text !== undefined);
    expect(read.slice(first)).not.toContain(undefined);
    expect(await readdir(path.join(folder, 'stage'))).toEqual(['key']);
  });

  it('does not fail if nothing can be written', async () => {
    const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
    const file = path.join(folder, 'a-file');
    await writeFile(file, '');
    const cache = openDiskCache(file);
    await cache.write('stage', 'key', value);
    expect(String(warn.mock.calls[0]?.[0])).toContain('The build cache cannot be written');
    expect(await cache.read('stage', 'key')).toBeUndefined();
  });

  describe('prune', () => {
    const day = 24 * 60 * 60 * 1000;
    const age = async (key: string, days: number) => {
      const time = new Date(Date.now() - days * day);
      await utimes(path.join(folder, 'stage', key), time, time);
    };

    it('removes entries that have not been read for long', async () => {
      const cache = openDiskCache(folder);
      const keys = ['new', 'read', 'found', 'old'];
      for (const key of keys) await cache.write('stage', key, value);
      for (const key of keys.slice(1)) await age(key, 31);
      await cache.read('stage', 'read');
      expect(cache.has('stage', 'found')).toBe(true);
      await cache.prune();
      expect((await readdir(path.join(folder, 'stage'))).sort()).toEqual(['found', 'new', 'read']);
    });

    it('removes the oldest entries until the rest is small enough', async () => {
      const cache = openDiskCache(folder);
      const keys = ['a', 'b', 'c'];
      for (const [index, key] of keys.entries()) {
        await cache.write('stage', key, 'x'.repeat(1000));
        await age(key, index);
      }
      await cache.prune({ maxBytes: 2500 });
      expect((await readdir(path.join(folder, 'stage'))).sort()).toEqual(['a', 'b']);
    });

    it('does nothing if there is no cache', async () => {
      await expect(openDiskCache(path.join(folder, 'none')).prune()).resolves.toBeUndefined();
    });
  });
});
