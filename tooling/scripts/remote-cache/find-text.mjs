import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

// `.turbo` has the logs of tasks, in which Vitest prints its folder.
const skipped = new Set(['.git', '.turbo', 'node_modules']);

/** Returns the files below a folder that contain a text, as paths relative to the folder. */
export async function findText(folder, text) {
  const wanted = Buffer.from(text);
  const found = [];
  async function walk(relative) {
    const entries = await readdir(path.join(folder, relative), { withFileTypes: true });
    for (const entry of entries) {
      const file = path.join(relative, entry.name);
      if (entry.isDirectory() && !skipped.has(entry.name)) await walk(file);
      else if (entry.isFile() && (await readFile(path.join(folder, file))).includes(wanted)) {
        found.push(file);
      }
    }
  }
  await walk('.');
  return found.sort();
}
