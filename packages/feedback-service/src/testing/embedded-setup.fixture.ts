import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../database/open-embedded';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of an embedded database without rows. Tests copy it, because creating one takes seconds. */
    embeddedFolder: string;
  }
}

/** Creates one embedded database for all tests. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'feedback-embedded-'));
  await (await openEmbedded(folder)).close();
  await rm(path.join(folder, 'service.lock'));
  project.provide('embeddedFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}
