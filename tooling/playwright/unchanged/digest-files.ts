import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/**
 * Returns a digest of the names and contents of files, without those of installed packages and unit tests.
 *
 * @param folder patterns are relative to it
 * @param texts further values that the digest depends on
 */
export function digestFiles(
  folder: string,
  patterns: readonly string[],
  texts: readonly string[],
): string {
  const hash = createHash('sha256').update(JSON.stringify(texts));
  const ignore = ['**/node_modules/**', '**/*.test.{ts,tsx}'];
  for (const file of globSync([...patterns], { cwd: folder, ignore }).sort()) {
    hash.update(file).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('base64url');
}
