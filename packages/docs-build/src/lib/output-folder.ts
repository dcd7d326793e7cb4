import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseJson } from 'docs-shell/lib/parse-json';
import { z } from 'zod';
import { getOrCreate } from './get-or-create';
import { writeBelow } from './write-below';

/** A file of a folder that a build writes. */
export interface OutputFile {
  /** With leading `/`. */
  readonly file: string;
  readonly bytes: number;
  /** SHA-256 in hexadecimal digits. */
  readonly digest: string;
}

/** A folder of files while a build writes it. Nothing in the folder changes before `finish`. */
export interface OutputFolder {
  /**
   * Adds a file. `file` is its path from the folder; a slash in front, as in a path of the site, is allowed.
   *
   * @param source says everything that determines the file. The next build can keep the file for the same source
   */
  write(file: string, content: string | Uint8Array, source?: string): void;
  /**
   * Adds the files that the last build wrote from this source.
   *
   * @returns false if there are none, or not all of them are in place
   */
  keep(source: string): boolean;
  has(file: string): boolean;
  /** Returns the files that were added so far, sorted. */
  list(): readonly OutputFile[];
  /** Puts the files that have changed into the folder, and removes files that were not added. */
  finish(): Promise<void>;
}

/** What identifies a file on disk. A tool that writes to a file changes its time, one that replaces it its inode. */
const stateSchema = z.strictObject({
  digest: z.string(),
  bytes: z.int(),
  time: z.number(),
  inode: z.number(),
  source: z.string().optional(),
});
const recordSchema = z.record(z.string(), stateSchema);

type FileState = z.output<typeof stateSchema>;
type WrittenFile = Pick<FileState, 'bytes' | 'digest' | 'source'>;

/**
 * Opens a folder to write it again. Only files that have changed are written, because creating thousands of files takes
 * longer than everything else in a build after a small change. They wait in a folder beside it, so that a build that stops
 * early changes nothing. If `finish` itself is interrupted, the next build writes all files.
 *
 * @param folder absolute path. The folder need not exist
 * @param record absolute path of the file that says what the last build wrote, without its extension. New files wait in
 *   a folder of the same name
 */
export async function openOutputFolder(folder: string, record: string): Promise<OutputFolder> {
  const recordFile = `${record}.json`;
  const text = await readFile(recordFile, 'utf8').catch(() => '');
  const { data: known = {} } = recordSchema.safeParse(parseJson(text));
  await rm(record, { recursive: true, force: true });
  const bySource = groupBySource(known);
  const written = new Map<string, WrittenFile>();
  const changed = new Set<string>();
  return {
    write(file, content, source) {
      const name = toName(file);
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      const digest = createHash('sha256').update(bytes).digest('hex');
      written.set(name, { bytes: bytes.length, digest, source });
      if (known[name]?.digest === digest && isInPlace(path.join(folder, name), known[name])) {
        changed.delete(name);
      } else {
        changed.add(name);
        writeBelow(record, name, bytes);
      }
    },
    keep(source) {
      const files = bySource.get(source) ?? [];
      const areKept =
        files.length > 0 &&
        files.every(([name, state]) => isInPlace(path.join(folder, name), state));
      if (areKept) {
        for (const [name, { bytes, digest }] of files) {
          written.set(name, { bytes, digest, source });
          changed.delete(name);
        }
      }
      return areKept;
    },
    has: (file) => written.has(toName(file)),
    list: () =>
      [...written]
        .map(([name, { bytes, digest }]) => ({ file: `/${name}`, bytes, digest }))
        .sort((a, b) => (a.file < b.file ? -1 : 1)),
    async finish() {
      await rm(recordFile, { force: true });
      if (changed.size > 0 && !existsSync(folder)) {
        mkdirSync(path.dirname(folder), { recursive: true });
        renameSync(record, folder);
      } else {
        mkdirSync(folder, { recursive: true });
        removeOthers(folder, '', written);
        for (const name of changed) moveBelow(record, folder, name);
      }
      const states: Record<string, FileState> = {};
      for (const [name, file] of written) {
        const { mtimeMs, ino } = statSync(path.join(folder, name));
        states[name] = { ...file, time: mtimeMs, inode: ino };
      }
      await writeFile(recordFile, JSON.stringify(states));
      await rm(record, { recursive: true, force: true });
    },
  };
}

/** Returns the path of a file from the folder, without a slash in front. */
function toName(file: string): string {
  return path.posix.join('/', file).slice(1);
}

function groupBySource(
  known: Readonly<Record<string, FileState>>,
): ReadonlyMap<string, readonly (readonly [string, FileState])[]> {
  const groups = new Map<string, (readonly [string, FileState])[]>();
  for (const [name, state] of Object.entries(known)) {
    if (state.source === undefined) continue;
    getOrCreate(groups, state.source, () => []).push([name, state]);
  }
  return groups;
}

function isInPlace(file: string, known: FileState): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.size === known.bytes && found.mtimeMs === known.time && found.ino === known.inode;
}

function moveBelow(from: string, to: string, name: string): void {
  const target = path.join(to, name);
  mkdirSync(path.dirname(target), { recursive: true });
  renameSync(path.join(from, name), target);
}

/** Removes files that were not written, and folders that have none. Returns whether a folder has become empty. */
function removeOthers(
  root: string,
  folder: string,
  written: { has(name: string): boolean },
): boolean {
  let isEmpty = true;
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory() && removeOthers(root, name, written)) {
      rmdirSync(path.join(root, name));
    } else if (entry.isDirectory() || written.has(name)) {
      isEmpty = false;
    } else {
      rmSync(path.join(root, name));
    }
  }
  return isEmpty;
}
