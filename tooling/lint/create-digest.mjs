import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * A digest of files, by their paths inside the repository and their contents: it is the same in every clone.
 *
 * @param {string} root the folder of the repository
 * @param {readonly string[]} files absolute paths
 * @param {readonly string[]} [rest] more that the digest covers
 */
export async function createDigest(root, files, rest = []) {
  const hash = createHash('sha256').update(JSON.stringify(rest));
  for (const file of [...new Set(files)].sort()) {
    const content = await readFile(file);
    hash.update(`\0${path.relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 32);
}
