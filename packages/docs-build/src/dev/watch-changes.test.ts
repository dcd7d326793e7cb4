import { EventEmitter } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import type { FileChange } from './classify-change';
import { watchChanges } from './watch-changes';

it('passes on one change immediately, and later ones together', async () => {
  const watcher = new EventEmitter();
  const finish: (() => void)[] = [];
  const apply = vi.fn(
    (_changes: readonly FileChange[]) => new Promise<void>((resolve) => finish.push(resolve)),
  );
  watchChanges(watcher, apply, () => undefined);
  watcher.emit('change', 'a');
  watcher.emit('add', 'b');
  watcher.emit('unlink', 'c');
  expect(apply.mock.calls).toEqual([[[{ file: 'a', isNewOrGone: false }]]]);
  finish[0]?.();
  await expect.poll(() => apply).toHaveBeenCalledTimes(2);
  expect(apply.mock.calls[1]).toEqual([
    [
      { file: 'b', isNewOrGone: true },
      { file: 'c', isNewOrGone: true },
    ],
  ]);
});

it('reports to all listeners a file that was written while it was read', async () => {
  const folder = temporaryFolder('watch-changes');
  const file = path.join(folder, 'product.ts');
  await writeFile(file, '');
  const watcher = new EventEmitter();
  const read: string[] = [];
  const apply = async () => {
    read.push(await readFile(file, 'utf8'));
    // The rest of the write. The watcher does not report it.
    if (read.length === 1) await writeFile(file, 'export default {};');
  };
  const other = vi.fn();
  watcher.on('change', other);
  watchChanges(watcher, apply, () => undefined);
  watcher.emit('change', file);
  await expect.poll(() => read).toEqual(['', 'export default {};']);
  expect(other).toHaveBeenCalledTimes(2);
});

it('waits for the text of a file that an editor has emptied before it writes it', async () => {
  const file = path.join(temporaryFolder('watch-changes'), 'index.mdx');
  await writeFile(file, '');
  const watcher = new EventEmitter();
  const read: string[] = [];
  const apply = async () => {
    read.push(await readFile(file, 'utf8'));
  };
  watchChanges(watcher, apply, () => undefined);
  watcher.emit('change', file);
  await writeFile(file, 'A page.');
  await expect.poll(() => read[0]).toBe('A page.');
});

it('reports a file that was written while other changes were applied, after its event', async () => {
  const folder = temporaryFolder('watch-changes');
  const file = path.join(folder, 'Basic.tsx');
  await writeFile(file, '');
  const watcher = new EventEmitter();
  const finish: (() => void)[] = [];
  const apply = () => new Promise<void>((resolve) => finish.push(resolve));
  const other = vi.fn();
  watcher.on('change', other);
  watchChanges(watcher, apply, () => undefined);
  watcher.emit('change', 'a');
  watcher.emit('change', file);
  // Another listener has read the file by now. The watcher drops this event.
  await writeFile(file, 'export default function Basic() {}');
  finish[0]?.();
  await expect.poll(() => finish).toHaveLength(2);
  finish[1]?.();
  await expect.poll(() => other.mock.calls).toEqual([['a'], [file], [file]]);
});

it('reports a deletion and a new file that the watcher dropped', async () => {
  const folder = temporaryFolder('watch-changes');
  const [gone, added] = [path.join(folder, 'gone'), path.join(folder, 'added')];
  await writeFile(gone, '');
  const watcher = new EventEmitter();
  const apply = vi.fn((_changes: readonly FileChange[]) => Promise.resolve());
  watchChanges(watcher, apply, () => undefined);
  watcher.emit('change', gone);
  watcher.emit('unlink', added);
  await rm(gone);
  await writeFile(added, 'text');
  await expect
    .poll(() => apply.mock.calls.flat(2).slice(2))
    .toEqual([
      { file: gone, isNewOrGone: true },
      { file: added, isNewOrGone: true },
    ]);
});

it('applies changes after one that failed', async () => {
  const watcher = new EventEmitter();
  const onError = vi.fn();
  const apply = vi.fn().mockRejectedValueOnce(new Error('no page')).mockResolvedValue(undefined);
  watchChanges(watcher, apply, onError);
  watcher.emit('change', 'a');
  await expect.poll(() => onError).toHaveBeenCalledWith(new Error('no page'));
  watcher.emit('change', 'b');
  expect(apply).toHaveBeenCalledTimes(2);
});
