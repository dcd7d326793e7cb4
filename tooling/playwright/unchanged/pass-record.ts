import { createHash } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import type { SiteDigests } from './digest-site';
import { readRecordFile, replaceRecordFile } from './record-file';

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
      const pass = readRecordFile(fileOf(test.id), passSchema);
      return pass !== undefined && pass.digest === digestOf(test, pass.names);
    },
    addPass(test, pathnames) {
      const names = [
        ...new Set([...pathnames].map((pathname) => site.stableName(pathname))),
      ].sort();
      if (names.length === 0) return;
      const pass: Pass = { digest: digestOf(test, names), names };
      replaceRecordFile(fileOf(test.id), pass);
    },
  };
}

function digestTexts(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length} ${text}`);
  return hash.digest('base64url');
}
