import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Locks a folder for this process, because two embedded databases would corrupt it. The lock of a process that no longer
 * runs is ignored. Returns a function that unlocks the folder.
 * @throws {Error} Another process uses the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'service.pid');
  const take = () => writeFile(file, String(process.pid), { flag: 'wx' });
  try {
    await take();
  } catch (error) {
    if (!isTaken(error)) throw error;
    const owner = Number(await readFile(file, 'utf8'));
    if (owner !== process.pid && isAlive(owner)) {
      throw new Error(
        `${file}: process ${owner} uses this folder. Stop it, or choose another folder with DOCS_FEEDBACK_FOLDER.`,
        { cause: error },
      );
    }
    await rm(file, { force: true });
    await take();
  }
  return () => rm(file, { force: true });
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
