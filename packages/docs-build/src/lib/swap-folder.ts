import { rename, rm } from 'node:fs/promises';

/**
 * Replaces a folder with a finished one by renaming, so that readers never find it half written. If that fails, the
 * old folder stays.
 *
 * @param finished absolute path of the new folder, on the same file system
 * @param target absolute path of the folder to replace. It may not exist
 */
export async function swapFolder(finished: string, target: string): Promise<void> {
  const previous = `${finished}.previous`;
  await rm(previous, { recursive: true, force: true });
  const hadPrevious = await moveIfThere(target, previous);
  try {
    await rename(finished, target);
  } catch (error) {
    if (hadPrevious) await rename(previous, target);
    throw error;
  }
  await rm(previous, { recursive: true, force: true });
}

async function moveIfThere(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}
