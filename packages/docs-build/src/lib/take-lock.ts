import { type FileHandle, mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { tryLock } from 'fs-native-extensions';

interface LockOptions {
  /** Called once if another process holds the lock, with text about that process. */
  readonly onWait?: (owner: string) => void;
  /** Time between two attempts. */
  readonly pollMs?: number;
}

/**
 * Waits until no other process holds the lock, and takes it. The operating system holds it, and releases it when the
 * process ends, however it ends.
 *
 * @param lock absolute path of a file that exists while the lock is held
 * @returns a function that releases the lock
 * @throws if the file cannot be created or locked
 */
export async function takeLock(
  lock: string,
  { onWait, pollMs = 50 }: LockOptions = {},
): Promise<() => Promise<void>> {
  await mkdir(path.dirname(lock), { recursive: true });
  let hasWaited = false;
  for (;;) {
    const file = await open(lock, 'a+');
    try {
      if (tryLock(file.fd) && (await isStill(file, lock))) {
        await file.truncate();
        await file.write(`process ${process.pid}`);
        return async () => {
          // A file that stays is locked again.
          await rm(lock, { force: true }).catch(() => undefined);
          await file.close();
        };
      }
    } catch (error) {
      await file.close();
      throw error;
    }
    if (!hasWaited) onWait?.(await readFile(lock, 'utf8').catch(() => ''));
    hasWaited = true;
    await file.close();
    await wait(pollMs);
  }
}

/** Returns false if the file was removed after it was opened. Another process may have locked a new one since. */
async function isStill(file: FileHandle, name: string): Promise<boolean> {
  const [opened, current] = await Promise.all([
    file.stat({ bigint: true }),
    stat(name, { bigint: true }).catch(() => undefined),
  ]);
  return opened.ino === current?.ino && opened.dev === current.dev;
}
