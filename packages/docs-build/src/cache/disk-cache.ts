import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** Values on disk, by stage and key. All builds of a repository share them. */
export interface DiskCache {
  /** Returns the stored value, or undefined if it is missing or corrupt. */
  read(stage: string, key: string): Promise<unknown>;
  /** Returns whether a value is stored, which may be corrupt. It counts as read. */
  has(stage: string, key: string): boolean;
  /** Stores a value of plain data, maps and sets. Prints a warning if the folder cannot be written. */
  write(stage: string, key: string, value: unknown): Promise<void>;
  /** Removes entries that were not read for `maxAgeMs`, then the oldest ones until the folder is below `maxBytes`. */
  prune(limits?: Partial<DiskCacheLimits>): Promise<void>;
}

/** Limits of a disk cache. */
export interface DiskCacheLimits {
  readonly maxBytes: number;
  /** Time since an entry was last read or written. */
  readonly maxAgeMs: number;
}

const defaultLimits: DiskCacheLimits = {
  maxBytes: 500_000_000,
  maxAgeMs: 30 * 24 * 60 * 60 * 1000,
};

const digestBytes = 32;

/** Opens the cache in a folder, which need not exist. Two processes may use it at once. */
export function openDiskCache(folder: string): DiskCache {
  const fileOf = (stage: string, key: string) => path.join(folder, stage, key);
  return {
    async read(stage, key) {
      const file = fileOf(stage, key);
      try {
        // Builds read thousands of small files: asynchronous calls would take several times the CPU time.
        const value = decode(readFileSync(file));
        noteUse(file);
        return value;
      } catch {
        return undefined;
      }
    },
    has(stage, key) {
      const file = fileOf(stage, key);
      if (!existsSync(file)) return false;
      noteUse(file);
      return true;
    },
    async write(stage, key, value) {
      const file = fileOf(stage, key);
      // Another build can read the file at any time, so it is written under another name and renamed.
      const aside = `${file}.${randomUUID()}`;
      try {
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(aside, encode(value));
        renameSync(aside, file);
      } catch (error) {
        await rm(aside, { force: true }).catch(() => undefined);
        process.emitWarning(`The build cache cannot be written: ${String(error)}`);
      }
    },
    prune: (limits) => pruneFolder(folder, { ...defaultLimits, ...limits }),
  };
}

/** Records that a file was read. Once a day is enough for `prune`. */
function noteUse(file: string): void {
  const now = Date.now();
  try {
    if (now - statSync(file).mtimeMs > dayMs) utimesSync(file, now / 1000, now / 1000);
  } catch {
    // Another build has just removed it, or the folder cannot be written.
  }
}

function encode(value: unknown): Buffer {
  const content = serialize(value);
  return Buffer.concat([digestOf(content), content]);
}

/** Throws for content that was not written by `encode`. */
function decode(data: Buffer): unknown {
  const content = data.subarray(digestBytes);
  if (!digestOf(content).equals(data.subarray(0, digestBytes))) {
    throw new Error('The cache entry is corrupt.');
  }
  return deserialize(content);
}

function digestOf(content: Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}

async function pruneFolder(folder: string, { maxBytes, maxAgeMs }: DiskCacheLimits): Promise<void> {
  const entries = await readEntries(folder);
  const oldest = Date.now() - maxAgeMs;
  let bytes = 0;
  for (const entry of entries.sort((a, b) => b.usedAt - a.usedAt)) {
    bytes += entry.bytes;
    if (bytes > maxBytes || entry.usedAt < oldest) {
      await rm(entry.file, { force: true });
    }
  }
}

async function readEntries(folder: string) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = found.filter((entry) => entry.isFile());
  const entries = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      // Another build may have removed it.
      const stats = await stat(file).catch(() => undefined);
      return stats && { file, bytes: stats.size, usedAt: stats.mtimeMs };
    }),
  );
  return entries.filter((entry) => entry !== undefined);
}

const dayMs = 86_400_000;

/** Prunes the cache folder at most once a day, because it has many files. */
export async function pruneDaily(cacheDir: string, now = Date.now()): Promise<void> {
  const stamp = path.join(cacheDir, 'pruned');
  const last = Number(await readFile(stamp, 'utf8').catch(() => '0'));
  if (now - last < dayMs) return;
  try {
    await mkdir(cacheDir, { recursive: true });
    await writeFile(stamp, String(now));
  } catch {
    // A cache that cannot be written is not pruned.
    return;
  }
  await openDiskCache(cacheDir).prune();
}
