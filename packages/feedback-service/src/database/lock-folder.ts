import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Keeps a second process out of a folder, which two embedded databases would ruin. The lock of a process that was
 * killed counts for nothing. Answers how to give the folder back.
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
