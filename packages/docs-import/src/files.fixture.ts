import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/** Writes files by path into a new folder, which is removed after the tests of the file. */
export function writeFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-import-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
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
