import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { z } from 'zod';
import { readRecordFile, replaceRecordFile } from './record-file';

/** Files of a run of tests, beside those of the last run in which all tests passed. */
export interface FileComparison {
  /** Files whose contents differ. Undefined if there was no such run, a file was added or removed, or the key differs. */
  readonly changed: readonly string[] | undefined;
  /** Records that all tests passed with the files as they were when they were compared. */
  recordPass(): void;
}

interface ComparisonOptions {
  /** File of the record. */
  readonly recordFile: string;
  /** Patterns and names of files are relative to it. */
  readonly folder: string;
  readonly patterns: readonly string[];
  /** Everything else that decides about the results. */
  readonly key: string;
}

const passSchema = z.object({
  key: z.string(),
  /** Digest of each file. */
  files: z.record(z.string(), z.string()),
});

type Pass = z.infer<typeof passSchema>;

/** Compares the files that tests depend on with those of the last run in which all tests passed. */
export function compareWithPass({
  recordFile,
  folder,
  patterns,
  key,
}: ComparisonOptions): FileComparison {
  const names = globSync([...patterns], { cwd: folder, ignore: ['**/node_modules/**'] });
  const pass: Pass = {
    key,
    files: Object.fromEntries(names.map((name) => [name, digestFile(path.join(folder, name))])),
  };
  return {
    changed: findChanges(readRecordFile(recordFile, passSchema), pass),
    recordPass: () => replaceRecordFile(recordFile, pass),
  };
}

function findChanges(earlier: Pass | undefined, pass: Pass): readonly string[] | undefined {
  if (earlier?.key !== pass.key) return undefined;
  const names = Object.keys(pass.files);
  const isSameList =
    names.length === Object.keys(earlier.files).length &&
    names.every((name) => name in earlier.files);
  if (!isSameList) return undefined;
  return names.filter((name) => earlier.files[name] !== pass.files[name]).sort();
}

function digestFile(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('base64url');
}
