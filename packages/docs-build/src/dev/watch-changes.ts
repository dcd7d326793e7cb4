import type { FileChange } from './classify-change';

/** The part of Vite's file watcher that is used. */
interface FileWatcher {
  on(event: 'add' | 'change' | 'unlink', listener: (file: string) => void): unknown;
}

/**
 * Passes changes on in order. Changes that arrive while earlier ones are applied are passed on together: after a switch
 * of branches, the app is read twice instead of once per file.
 */
export function watchChanges(
  watcher: FileWatcher,
  apply: (changes: readonly FileChange[]) => Promise<void>,
): void {
  let pending: FileChange[] = [];
  let isBusy = false;
  const run = async () => {
    if (isBusy) return;
    isBusy = true;
    while (pending.length > 0) {
      const changes = pending;
      pending = [];
      await apply(changes);
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
