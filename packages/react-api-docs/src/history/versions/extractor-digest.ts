import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ExtractionRequest } from '../../extract/extraction-request';

const sources = path.join(import.meta.dirname, '../..');
/** They do not change what a document says. */
const unrelated = /(?:^|\/)(?:conformance|generated|history)\/|\.(?:test|fixture)\.ts$/;

/**
 * Returns a digest of the sources of the extractor and of what it is asked for. Documents that another one wrote are not
 * comparable. Guides do not count: no fact that is compared depends on them.
 */
export function digestExtractor({
  packages,
  interfaces = [],
  events,
  selectors,
}: Pick<ExtractionRequest, 'packages' | 'interfaces' | 'events' | 'selectors'>): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([packages, interfaces, events, selectors]));
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.m?ts$|\.mjs$/.test(file) && !unrelated.test(file))
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(path.join(sources, file)));
  return hash.digest('hex').slice(0, 16);
}
