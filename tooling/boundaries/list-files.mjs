import { readdir } from 'node:fs/promises';
import path from 'node:path';

const skipped = new Set([
  'node_modules',
  '.next',
  '.docs',
  '.turbo',
  '.types',
  '.lint',
  '.tmp',
  'dist',
  'out',
  'test-results',
  'playwright-report',
]);

const isSkipped = (name) => skipped.has(name) || name.startsWith('.tmp-');

/** Returns all files below the folders, as sorted paths relative to the root, without build output. */
export async function listFiles(root, folders, skip = () => false) {
  const found = [];
  async function walk(folder) {
    const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const file = path.posix.join(folder, entry.name);
      if (entry.isFile()) found.push(file);
      else if (entry.isDirectory() && !isSkipped(entry.name) && !skip(file)) await walk(file);
    }
  }
  for (const folder of folders) await walk(folder);
  return found.sort();
}
