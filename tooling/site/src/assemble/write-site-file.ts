import { createHash } from 'node:crypto';
import { linkSync, mkdirSync } from 'node:fs';
import { link, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzip } from 'node:zlib';
import type { ValueCache } from 'docs-build/cache';
import { compressedName, isText } from 'docs-build/deploy';
import { readIfThere } from '../read-if-there';

const compress = promisify(gzip);

/** Cache of compressed files by content. */
export type CompressionCache = Pick<ValueCache<Uint8Array>, 'get'>;

/** Sizes of a file of the site, and whether it is new. */
export interface WrittenFile {
  readonly bytes: number;
  readonly transferBytes: number;
  readonly isWritten: boolean;
}

interface WriteSiteFileOptions {
  readonly source: string;
  /** Path of the new file. */
  readonly target: string;
  /** Path of the file in the last site. It may not exist. */
  readonly previous: string;
  /** Sizes of the previous file, if it is known to equal `source`. */
  readonly known: Pick<WrittenFile, 'bytes' | 'transferBytes'> | undefined;
  readonly compressed: CompressionCache;
}

/**
 * Writes a file and its compressed form. Links unchanged files from the last site instead, so that they are not
 * compressed again. Modification times come from the content, see `timeOf`.
 */
export async function writeSiteFile(options: WriteSiteFileOptions): Promise<WrittenFile> {
  const { source, target, previous, known, compressed } = options;
  mkdirSync(path.dirname(target), { recursive: true });
  if (known) {
    linkSync(previous, target);
    if (isText(target)) linkSync(compressedName(previous), compressedName(target));
    return { ...known, isWritten: false };
  }
  const content = await readFile(source);
  const reused = await reusePrevious(content, options);
  if (reused) return reused;
  await writeTimed(target, content);
  if (!isText(target)) {
    return { bytes: content.length, transferBytes: content.length, isWritten: true };
  }
  const digest = createHash('sha256').update(content).digest('hex');
  const short = await compressed.get(['gzip', 9, process.versions.zlib, digest], () =>
    compress(content, { level: 9 }),
  );
  await writeTimed(compressedName(target), short);
  return { bytes: content.length, transferBytes: short.length, isWritten: true };
}

async function reusePrevious(
  content: Buffer,
  { target, previous }: WriteSiteFileOptions,
): Promise<WrittenFile | undefined> {
  const old = await readIfThere(previous);
  if (!old?.equals(content) || (await stat(previous)).mtimeMs !== timeOf(old) * 1000) {
    return undefined;
  }
  const oldCompressed = isText(target) ? await readIfThere(compressedName(previous)) : undefined;
  if (isText(target) && !holds(oldCompressed, content)) return undefined;
  await link(previous, target);
  if (oldCompressed) await link(compressedName(previous), compressedName(target));
  const transferBytes = (oldCompressed ?? old).length;
  return { bytes: content.length, transferBytes, isWritten: false };
}

/** The site may have been changed since. */
function holds(compressed: Buffer | undefined, content: Buffer): boolean {
  try {
    return compressed !== undefined && gunzipSync(compressed).equals(content);
  } catch {
    return false;
  }
}

async function writeTimed(file: string, content: Uint8Array): Promise<void> {
  await writeFile(file, content);
  await utimes(file, timeOf(content), timeOf(content));
}

/** Seconds since 1970: 1980, the first year that archives can store, and the 38 years after it. */
const firstTime = 315_532_800;
const timeRange = 1_200_000_000;

/**
 * Returns a modification time for a file, in seconds since 1970. Most servers make the ETag of a file from its size and
 * its time: with a time that depends on nothing but the content, a page that has not changed keeps its ETag through
 * every build and on every machine, and a changed one gets another even where an image of the site has one time for all
 * newer files. Times in the past are kept by such images.
 */
function timeOf(content: Uint8Array): number {
  const digest = createHash('sha256').update(content).digest();
  return firstTime + (digest.readUInt32BE() % timeRange);
}
