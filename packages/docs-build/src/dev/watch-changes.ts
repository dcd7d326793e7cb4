import { statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { FileChange } from './classify-change';

type WatcherEvent = 'add' | 'change' | 'unlink';

/** The part of Vite's file watcher that is used. */
interface FileWatcher {
  on(event: WatcherEvent, listener: (file: string) => void): unknown;
  emit(event: WatcherEvent, file: string): unknown;
}

/** The watcher drops further events of a file within 50 milliseconds. After this time it reports them again. */
const settleMs = 100;

/** Some editors empty a file before they write it. Its text follows within this time. */
const emptyMs = 50;

/**
 * Passes changes on in order. Changes that arrive while earlier ones are applied are passed on together: after a switch
 * of branches, the app is read twice instead of once per file.
 *
 * The watcher drops an event that follows another one of the same file within milliseconds. So each file is looked at
 * again after its change was applied, and if it is different, the event is emitted for all listeners: Vite would serve
 * the previous code to browsers until the next edit.
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
  /** States of files at their last events. */
  const states = new Map<string, string>();
  const emitMissed = (changes: readonly FileChange[]) => {
    for (const { file } of changes) {
      const before = states.get(file);
      const state = describeState(file);
      if (state === before) continue;
      if (state === '') watcher.emit('unlink', file);
      else watcher.emit(before === '' ? 'add' : 'change', file);
    }
  };
  const run = async () => {
    if (isBusy) return;
    isBusy = true;
    while (pending.length > 0) {
      const changes = pending;
      pending = [];
      // Otherwise, authors would read about a mistake that they have not made.
      if (changes.some(({ file }) => isEmpty(file))) await wait(emptyMs);
      await apply(changes).catch(onError);
      setTimeout(emitMissed, settleMs, changes).unref();
    }
    isBusy = false;
  };
  const note = (isNewOrGone: boolean) => (file: string) => {
    states.set(file, describeState(file));
    pending.push({ file, isNewOrGone });
    void run();
  };
  watcher.on('change', note(false));
  watcher.on('add', note(true));
  watcher.on('unlink', note(true));
}

function isEmpty(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.size === 0;
}

/** Returns a text that differs after the file has been written, added or deleted. */
function describeState(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs} ${stats.size}` : '';
}
