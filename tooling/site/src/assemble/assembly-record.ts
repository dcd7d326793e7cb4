import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressedName, isText } from 'docs-build/deploy';
import type { BuiltApp } from './types';

/** Another name makes the next assembly write all files. */
const recordFolder = 'assembly-2';

/** A file of the last assembled site. */
interface RecordedFile {
  readonly stamp: string;
  readonly compressedStamp?: string;
  readonly bytes: number;
  readonly transferBytes: number;
}

interface StoredRecord {
  /** Stamps of the apps' files by app and file. */
  readonly sources: Readonly<Record<string, string>>;
  /** Files of the site by path. */
  readonly files: Readonly<Record<string, RecordedFile>>;
}

/** Record of the files that the last assembly read and wrote. Files with the same stamp are not read again. */
export interface AssemblyRecord {
  /** Whether a file of an app is unchanged since the last assembly. */
  isSameSource(app: BuiltApp, file: string): boolean;
  /** Returns the sizes of a file of the last site, if it is unchanged. */
  findFile(file: string): Pick<RecordedFile, 'bytes' | 'transferBytes'> | undefined;
  /** Records a finished assembly, with the files of the apps at the time when the record was opened. */
  save(files: ReadonlyMap<string, Pick<RecordedFile, 'bytes' | 'transferBytes'>>): void;
}

/**
 * Opens the record of a site.
 *
 * @param cacheDir absolute path; without it nothing is recorded, and each assembly compares bytes
 * @param place absolute path of the site
 * @param apps the apps, before any of their files is read
 */
export function openAssemblyRecord(
  cacheDir: string | undefined,
  place: string,
  apps: readonly BuiltApp[],
): AssemblyRecord {
  if (cacheDir === undefined) {
    return { isSameSource: () => false, findFile: () => undefined, save: () => undefined };
  }
  const name = createHash('sha256').update(place).digest('hex');
  const recordFile = path.join(cacheDir, recordFolder, name);
  const { sources, files } = readRecord(recordFile);
  const stamps = new Map(
    apps.flatMap((app) =>
      app.files.map((file) => [sourceKey(app, file), stampSource(app, file) ?? ''] as const),
    ),
  );
  return {
    isSameSource(app, file) {
      const key = sourceKey(app, file);
      return sources[key] !== undefined && sources[key] === stamps.get(key);
    },
    findFile(file) {
      const known = files[file];
      const target = path.join(place, file);
      return known?.stamp === stampTarget(target) &&
        (!isText(file) || known?.compressedStamp === stampTarget(compressedName(target)))
        ? known
        : undefined;
    },
    save(written) {
      const record: StoredRecord = {
        sources: Object.fromEntries(stamps),
        files: Object.fromEntries(
          [...written].map(([file, sizes]) => [file, { ...sizes, ...stampBoth(place, file) }]),
        ),
      };
      const aside = `${recordFile}.${randomUUID()}`;
      mkdirSync(path.dirname(recordFile), { recursive: true });
      writeFileSync(aside, JSON.stringify(record));
      renameSync(aside, recordFile);
    },
  };
}

function sourceKey({ name }: BuiltApp, file: string): string {
  return `${name}/${file}`;
}

function stampBoth(place: string, file: string): Pick<RecordedFile, 'compressedStamp' | 'stamp'> {
  const target = path.join(place, file);
  const compressedStamp = isText(file) ? stampTarget(compressedName(target)) : undefined;
  return {
    stamp: stampTarget(target) ?? '',
    ...(compressedStamp !== undefined && { compressedStamp }),
  };
}

/** Programs can set back the modification time (`mtime`), but not the change time (`ctime`). */
function stampSource({ distDir }: BuiltApp, file: string): string | undefined {
  const stats = statSync(path.join(distDir, file), { throwIfNoEntry: false });
  return stats && `${stats.ino} ${stats.size} ${stats.ctimeMs}`;
}

/** A hard link changes only the change time of a file. */
function stampTarget(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.ino} ${stats.size} ${stats.mtimeMs}`;
}

/** A missing or corrupt record is treated as empty. */
function readRecord(file: string): StoredRecord {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as StoredRecord;
  } catch {
    return { sources: {}, files: {} };
  }
}
