import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import type { FileChange } from './classify-change';
import { watchChanges } from './watch-changes';

it('hands on one change at once, and those that come meanwhile together', async () => {
  const watcher = new EventEmitter();
  const finish: (() => void)[] = [];
  const apply = vi.fn(
    (_changes: readonly FileChange[]) => new Promise<void>((resolve) => finish.push(resolve)),
  );
  watchChanges(watcher, apply);
  watcher.emit('change', 'a');
  watcher.emit('add', 'b');
  watcher.emit('unlink', 'c');
  expect(apply.mock.calls).toEqual([[[{ file: 'a', isNewOrGone: false }]]]);
  finish[0]?.();
  await vi.waitFor(() => {
    expect(apply).toHaveBeenCalledTimes(2);
  });
  expect(apply.mock.calls[1]).toEqual([
    [
      { file: 'b', isNewOrGone: true },
      { file: 'c', isNewOrGone: true },
    ],
  ]);
});
