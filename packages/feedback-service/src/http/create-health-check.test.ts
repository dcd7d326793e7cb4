import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createLazyDatabase } from '../database/create-lazy-database';
import { databaseKinds } from '../testing/databases.fixture';
import { createHealthCheck } from './create-health-check';

const canMount = (() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'feedback-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
})();

describe.each(databaseKinds)('health of $name', ({ isMissing, create }) => {
  it.skipIf(isMissing)('fails when the database cannot write', async () => {
    const { location, remove } = await create();
    const errors: unknown[] = [];
    const database = createLazyDatabase(location);
    const check = () => createHealthCheck(database, location, (error) => errors.push(error))();
    expect(await check()).toEqual({ status: 'ok', database: 'idle' });
    const db = await database.open();
    expect(await check()).toEqual({ status: 'ok', database: 'ready' });
    await db.execute(sql`alter table health add constraint closed check (id = 0) not valid`);
    expect(await check()).toEqual({
      status: 'failing',
      database: 'ready',
      reason: 'the database cannot write',
    });
    expect(errors).toHaveLength(1);
    await database.close();
    await remove();
  });
});

describe('health of a folder', () => {
  it('fails when something else has its name', async () => {
    const parent = await mkdtemp(path.join(tmpdir(), 'feedback-health-'));
    writeFileSync(path.join(parent, 'file'), '');
    const location = { folder: path.join(parent, 'file/feedback') };
    const check = createHealthCheck(createLazyDatabase(location), location, () => undefined);
    expect(await check()).toMatchObject({
      status: 'failing',
      reason: 'the folder of the database cannot be written',
    });
    await rm(parent, { recursive: true });
  });

  it.skipIf(!canMount)('fails when the disk is full, and recovers', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'feedback-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder]);
    const location = { folder: path.join(folder, 'feedback') };
    const check = () =>
      createHealthCheck(createLazyDatabase(location), location, () => undefined)();
    expect(await check()).toEqual({ status: 'ok', database: 'idle' });
    writeFileSync(path.join(folder, 'big'), Buffer.alloc(48 * 2 ** 20));
    expect(await check()).toMatchObject({ status: 'failing', reason: 'the disk is full' });
    rmSync(path.join(folder, 'big'));
    expect(await check()).toEqual({ status: 'ok', database: 'idle' });
    execFileSync('umount', [folder]);
    await rm(folder, { recursive: true });
  });
});
