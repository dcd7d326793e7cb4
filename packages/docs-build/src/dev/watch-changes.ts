import type { FileChange } from './classify-change';

/** What is used of Vite's watcher of files. */
interface FileWatcher {
  on(event: 'add' | 'change' | 'unlink', listener: (file: string) => void): unknown;
}

/**
 * Hands changes on in the order in which they come, those that come meanwhile together: after a switch of branches
 * the app is read twice, and not once for each file.
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
