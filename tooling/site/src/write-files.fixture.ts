import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';

/** Writes files to a new folder, which is removed after the tests of the file. Returns the folder. */
export async function writeFiles(
  files: Readonly<Record<string, string | Buffer>>,
): Promise<string> {
  const folder = temporaryFolder('docs-site');
  await addFiles(folder, files);
  return folder;
}

/** Writes files below a folder and overwrites existing ones. */
export async function addFiles(
  folder: string,
  files: Readonly<Record<string, string | Buffer>>,
): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    const place = path.join(folder, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, content);
  }
}
