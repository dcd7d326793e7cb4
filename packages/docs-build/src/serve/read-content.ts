import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compressedName, headersOf, isText, type HeaderRule } from '../deploy';
import { contentTypeOf } from 'docs-shell/lib/content-types';
import { LRUCache } from 'lru-cache';

/** What a response sends of a file. */
export interface Content {
  readonly bytes: Buffer;
  /** Changes with the bytes, so that equal sizes and times of two builds do not matter. */
  readonly etag: string;
  /** Headers of the response, those of the site included. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Returns the content of a file of the site, compressed if possible, or nothing if it cannot be read. */
export type ReadContent = (file: string, acceptsGzip: boolean) => Promise<Content | undefined>;

function readIfThere(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch(() => undefined);
}

/** Opening and reading a file takes several times as long as the rest of a response. */
const maxCachedBytes = 64 * 2 ** 20;

/** Creates a function that reads files of a site, and keeps those in memory that were requested last. */
export function createContentReader(root: string, rules: readonly HeaderRule[]): ReadContent {
  const cache = new LRUCache<string, Content>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
  });
  return async (file, acceptsGzip) => {
    const key = `${file} ${acceptsGzip}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const place = path.join(root, file);
    const compressed =
      acceptsGzip && isText(file) ? await readIfThere(compressedName(place)) : undefined;
    const bytes = compressed ?? (await readIfThere(place));
    if (!bytes) return undefined;
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const headers = {
      ...headersOf(rules, `/${file}`),
      ...(isText(file) && { Vary: 'Accept-Encoding' }),
      ...(compressed && { 'Content-Encoding': 'gzip' }),
      'Content-Type': contentTypeOf(file),
      'Content-Length': String(bytes.length),
      ETag: etag,
    };
    const content = { bytes, etag, headers };
    cache.set(key, content);
    return content;
  };
}
