import { statSync } from 'node:fs';

import type { FileChange } from './classify-change';

/** The part of Vite's file watcher that is used. */
interface FileWatcher {
  on(event: 'add' | 'change' | 'unlink', listener: (file: string) => void): unknown;
}

/**
 * Passes changes on in order. Changes that arrive while earlier ones are applied are passed on together: after a switch
 * of branches, the app is read twice instead of once per file.
 *
 * A file that is different after its change was applied is passed on again. It may have been read while it was being
 * written, and the watcher reports only one of several events within a few milliseconds.
 *
 * @param onError - receives what `apply` throws; later changes are applied nevertheless
 */
export function watchChanges(
  watcher: FileWatcher,
  apply: (changes: readonly FileChange[]) => Promise<void>,
  onError: (error: unknown) => void,
): void {
  let pending: FileChange[] = [];
  let isBusy = false;
  const run = async () => {
    if (isBusy) return;
    isBusy = true;
    while (pending.length > 0) {
      const changes = pending;
      pending = [];
      const states = changes.map(({ file }) => describeState(file));
      await apply(changes).catch(onError);
      pending.push(...changes.filter(({ file }, index) => describeState(file) !== states[index]));
    }
    isBusy = false;
  };
  const note = (isNewOrGone: boolean) => (file: string) => {
    pending.push({ file, isNewOrGone });
    void run();
  };
  watcher.on('change', note(false));
  watcher.on('add', note(true));
  watcher.on('unlink', note(true));
}

/** Returns a text that differs after the file has been written, added or deleted. */
function describeState(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs} ${stats.size}` : '';
}
