import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a file below a folder, and creates the folders in between. Synchronous, because builds write thousands of small
 * files: asynchronous calls would take several times the CPU time.
 *
 * @param file Path from the folder. A slash in front, as in a path of the site, is allowed.
 */
export function writeBelow(folder: string, file: string, content: string | Uint8Array): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}
