import { link, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Files that compression makes smaller. Fonts and images are compressed already. */
const textFile = /\.(css|html|js|json|map|md|mjs|svg|txt|webmanifest|xml)$/;

const compress = promisify(gzip);

/** Sizes of a file of the site, and whether it is new. */
export interface WrittenFile {
  readonly bytes: number;
  readonly transferBytes: number;
  readonly isWritten: boolean;
}

interface WriteSiteFileOptions {
  readonly source: string;
  /** Where the file goes. */
  readonly target: string;
  /** The same file of the last assembly, which may be absent. */
  readonly previous: string;
}

/**
 * Writes a file, and its compressed form beside it. What has not changed is linked from the last assembly:
 * it is not compressed again, and its time stays, so that readers' caches hold.
 */
export async function writeSiteFile(options: WriteSiteFileOptions): Promise<WrittenFile> {
  const { source, target } = options;
  const content = await readFile(source);
  await mkdir(path.dirname(target), { recursive: true });
  const reused = await reusePrevious(content, options);
  if (reused) return reused;
  await writeFile(target, content);
  if (!textFile.test(target)) {
    return { bytes: content.length, transferBytes: content.length, isWritten: true };
  }
  const compressed = await compress(content, { level: 9 });
  await writeFile(`${target}.gz`, compressed);
  return { bytes: content.length, transferBytes: compressed.length, isWritten: true };
}

async function reusePrevious(
  content: Buffer,
  { target, previous }: WriteSiteFileOptions,
): Promise<WrittenFile | undefined> {
  const old = await readIfThere(previous);
  if (!old?.equals(content)) return undefined;
  const isText = textFile.test(target);
  const oldCompressed = isText ? await readIfThere(`${previous}.gz`) : undefined;
  if (isText && !oldCompressed) return undefined;
  await link(previous, target);
  if (oldCompressed) await link(`${previous}.gz`, `${target}.gz`);
  const transferBytes = (oldCompressed ?? old).length;
  return { bytes: content.length, transferBytes, isWritten: false };
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch {
    return undefined;
  }
}
