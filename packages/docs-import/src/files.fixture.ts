import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';

/** Writes files by path into a new folder, which is removed after the tests of the file. */
export function writeFolder(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder('docs-import');
  addFiles(folder, files);
  return folder;
}

/** Writes files by path into a folder. */
export function addFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
