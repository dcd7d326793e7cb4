import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { copyEmbedded } from '../testing/databases.fixture';
import { openEmbedded } from './open-embedded';

describe('openEmbedded', () => {
  let folder: string;

  beforeEach(() => {
    folder = temporaryFolder('feedback-embedded');
  });

  it('rejects a database without PG_VERSION, and does not change its files', async () => {
    await copyEmbedded(folder);
    const data = path.join(folder, 'database');
    await rm(path.join(data, 'PG_VERSION'));
    const before = await readdir(data);
    await expect(openEmbedded(folder)).rejects.toThrow('is not a whole database');
    expect(await readdir(data)).toEqual(before);
  });

  it('starts again when an earlier start was killed while it created the files', async () => {
    // `embedded-setup.fixture.ts` created it over the remains of such a start.
    expect(await readdir(inject('embeddedFolder'))).toEqual(['database']);
    await copyEmbedded(folder);
    await (await openEmbedded(folder)).close();
    expect((await readdir(folder)).sort()).toEqual(['database', 'service.lock']);
  });

  it('says what to do about damaged files', async () => {
    await copyEmbedded(folder);
    await writeFile(path.join(folder, 'database/global/pg_control'), '');
    await expect(openEmbedded(folder)).rejects.toThrow('does not open. Its files are damaged');
  });
});
