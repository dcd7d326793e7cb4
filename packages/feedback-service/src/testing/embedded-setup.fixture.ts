import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../database/open-embedded';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of an embedded database without rows. Tests copy it, because creating one takes seconds. */
    embeddedFolder: string;
  }
}

// As `execArgv` of `vitest.config.ts` does for the processes of the tests.
setFlagsFromString('--liftoff-only');

/**
 * Creates one embedded database for all tests, over what a start leaves that was killed while it created the files.
 * `open-embedded.test.ts` compares the result.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'feedback-embedded-'));
  await mkdir(path.join(folder, 'database.new/base'), { recursive: true });
  await writeFile(path.join(folder, 'database.new/PG_VERSION'), '');
  await (await openEmbedded(folder)).close();
  await rm(path.join(folder, 'service.lock'));
  project.provide('embeddedFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}
