import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { SiteDigests } from './digest-site';

/** Remembers what each test loaded when it last passed. */
export interface PassRecord {
  /** Returns whether a test has passed before, and all that it loaded and all else that it depends on is as it was. */
  isUnchanged(test: TestState): boolean;
  /** Records that a test passed. A test that loaded nothing of the site is not recorded: the site does not decide about it. */
  addPass(test: TestState, pathnames: Iterable<string>): void;
}

/** A test, and what decides about its result besides the site and the key of the suite. */
export interface TestState {
  readonly id: string;
  readonly state?: string;
}

interface PassRecordOptions {
  /** Holds one file per test. */
  readonly folder: string;
  readonly site: SiteDigests;
  /** Digest of everything else that decides about the results: tests, servers, browser. */
  readonly key: string;
}

const passSchema = z.object({
  /** Of everything that decided about the result. */
  digest: z.string(),
  /** Stable names of what the test loaded. */
  names: z.array(z.string()),
});

type Pass = z.infer<typeof passSchema>;

/** Opens the record of a suite. */
export function openPassRecord({ folder, site, key }: PassRecordOptions): PassRecord {
  const fileOf = (id: string) => path.join(folder, `${digestTexts([id]).slice(0, 20)}.json`);
  const digestOf = ({ id, state = '' }: TestState, names: readonly string[]) =>
    digestTexts([id, state, key, ...names.flatMap((name) => [name, site.digestOf(name)])]);
  return {
    isUnchanged(test) {
      const pass = readPass(fileOf(test.id));
      return pass !== undefined && pass.digest === digestOf(test, pass.names);
    },
    addPass(test, pathnames) {
      const names = [
        ...new Set([...pathnames].map((pathname) => site.stableName(pathname))),
      ].sort();
      if (names.length === 0) return;
      const pass: Pass = { digest: digestOf(test, names), names };
      const file = fileOf(test.id);
      mkdirSync(folder, { recursive: true });
      // In one step, so that a run that is stopped leaves the earlier one.
      writeFileSync(`${file}.${process.pid}`, JSON.stringify(pass));
      renameSync(`${file}.${process.pid}`, file);
    },
  };
}

/** Reads what a test loaded. A file that is missing or damaged is a test that never passed. */
function readPass(file: string): Pass | undefined {
  try {
    return passSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

function digestTexts(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length} ${text}`);
  return hash.digest('base64url');
}
