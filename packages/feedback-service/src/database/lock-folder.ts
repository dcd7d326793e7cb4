import { mkdir, open, readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { tryLock } from 'fs-native-extensions';

/**
 * Locks a folder, because two embedded databases would corrupt it. The operating system holds the lock and releases it
 * when the process ends, however it ends. The lock holds across containers that share the folder on one machine.
 * Returns a function that unlocks the folder.
 * @throws {Error} Another process uses the folder, or its file system has no locks.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  // The file stays: if it were removed, two processes could lock two files of one name.
  const name = path.join(folder, 'service.lock');
  const file = await open(name, 'a+');
  try {
    if (!lock(file.fd, name)) {
      const owner = await readFile(name, 'utf8').catch(() => '');
      throw new Error(
        `${name}: ${owner.trim() || 'another process'} uses this folder. ` +
          'Stop it, or choose another folder with DOCS_FEEDBACK_FOLDER.',
      );
    }
    await file.truncate();
    await file.write(`process ${process.pid} on ${hostname()}\n`);
  } catch (error) {
    await file.close();
    throw error;
  }
  return () => file.close();
}

function lock(descriptor: number, name: string): boolean {
  try {
    return tryLock(descriptor);
  } catch (error) {
    throw new Error(
      `${name}: this file system has no locks, and without a lock two services would corrupt the database. ` +
        'Choose a folder on a local disk with DOCS_FEEDBACK_FOLDER, or a server with DOCS_DATABASE_URL.',
      { cause: error },
    );
  }
}
