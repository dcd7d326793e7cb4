import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const sources = path.join(import.meta.dirname, '../..');
/** They do not change what a document says. */
const unrelated = /(?:^|\/)(?:conformance|generated|history)\/|\.(?:test|fixture)\.ts$/;

/** Returns a digest of the sources of the extractor. Documents that an earlier one wrote are not comparable. */
export function digestExtractor(): string {
  const hash = createHash('sha256');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.m?ts$|\.mjs$/.test(file) && !unrelated.test(file))
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(path.join(sources, file)));
  return hash.digest('hex').slice(0, 16);
}
