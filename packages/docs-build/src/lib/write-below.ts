import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file below a folder, and creates the folders in between.
 * @param file Path from the folder. A slash in front, as in a path of the site, is allowed.
 */
export async function writeBelow(
  folder: string,
  file: string,
  content: string | Uint8Array,
): Promise<void> {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}
