import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/** @type {string[]} */
const folders = [];

// Vitest evaluates this module once for each test file, while it collects the tests of that file.
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/**
 * Creates an empty folder, which is removed after the tests of the file.
 *
 * @param {string} prefix start of its name, so that a folder that is left behind says where it comes from
 */
export function temporaryFolder(prefix) {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), `${prefix}-`)));
  folders.push(folder);
  return folder;
}
