import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The variables that name the folder for temporary files: the first on Linux and macOS, the others on Windows. */
const variables = ['TMPDIR', 'TEMP', 'TMP'];

/**
 * Vitest's global setup: tests and the processes that they start get a folder of this run for temporary files. It is
 * removed when the run ends.
 *
 * @returns the teardown
 */
export default function setUp() {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'docs-tests-')));
  // A database that a test starts may run as another user.
  chmodSync(folder, 0o755);
  for (const name of variables) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3, retryDelay: 100 });
}
