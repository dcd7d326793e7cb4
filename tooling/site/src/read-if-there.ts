import { readFile } from 'node:fs/promises';

/** Reads a file. Returns undefined if it cannot be read. */
export async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch {
    return undefined;
  }
}
