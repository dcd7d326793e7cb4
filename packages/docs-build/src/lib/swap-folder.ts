import { rename, rm } from 'node:fs/promises';

/** Puts a finished folder in the place of another. Nobody sees half of it, and a failure leaves the old one. */
export async function swapFolder(finished: string, place: string): Promise<void> {
  const previous = `${finished}.previous`;
  await rm(previous, { recursive: true, force: true });
  const hadPrevious = await moveIfThere(place, previous);
  try {
    await rename(finished, place);
  } catch (error) {
    if (hadPrevious) await rename(previous, place);
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
