import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';

/** All files of a folder: content, in base64, by path. */
export async function readFiles(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = (await glob('**/*', { cwd: folder })).sort();
  const entries = files.map(
    async (file) => [file, await readFile(path.join(folder, file), 'base64')] as const,
  );
  return new Map(await Promise.all(entries));
}
