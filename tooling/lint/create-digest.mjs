import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Returns a digest of files, from their paths inside the repository and their contents. It is the same in every clone.
 *
 * @param {string} root the folder of the repository
 * @param {readonly string[]} files absolute paths
 * @param {readonly string[]} [rest] further texts that the digest includes
 */
export async function createDigest(root, files, rest = []) {
  const hash = createHash('sha256').update(JSON.stringify(rest));
  for (const file of [...new Set(files)].sort()) {
    const content = await readFile(file);
    hash.update(`\0${path.relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 32);
}
