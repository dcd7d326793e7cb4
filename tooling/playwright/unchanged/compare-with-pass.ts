import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { z } from 'zod';

/** Files of a run of tests, beside those of the last run in which all tests passed. */
export interface FileComparison {
  /** Files whose contents differ; undefined if there was no such run, or if files or other values have come or gone. */
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
    changed: findChanges(readPass(recordFile), pass),
    recordPass() {
      mkdirSync(path.dirname(recordFile), { recursive: true });
      // In one step, so that a run that is stopped leaves the earlier one.
      const aside = `${recordFile}.${process.pid}`;
      writeFileSync(aside, JSON.stringify(pass));
      renameSync(aside, recordFile);
    },
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

/** Reads the last pass. A file that is missing or damaged is none. */
function readPass(file: string): Pass | undefined {
  try {
    return passSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

function digestFile(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('base64url');
}
