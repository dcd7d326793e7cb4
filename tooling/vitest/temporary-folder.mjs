import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Creates an empty folder. It is removed with all temporary files of the run: see `temporary-files.mjs`.
 *
 * @param {string} prefix start of its name, which says what made it
 */
export function temporaryFolder(prefix) {
  return realpathSync(mkdtempSync(path.join(tmpdir(), `${prefix}-`)));
}
