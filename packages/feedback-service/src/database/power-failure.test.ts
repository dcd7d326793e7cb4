import { cpSync, mkdirSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import type NodeFs from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { listFeedback } from '../store/list-feedback';
import { saveFeedback } from '../store/save-feedback';
import { copyEmbedded } from '../testing/databases.fixture';
import { openEmbedded } from './open-embedded';

/** Receives the path of each file that the database waits for. */
const disk = vi.hoisted(() => ({ sync: (_file: string): void => undefined }));

vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof NodeFs>();
  return {
    ...fs,
    fsyncSync(descriptor: number) {
      fs.fsyncSync(descriptor);
      disk.sync(fs.readlinkSync(`/proc/self/fd/${descriptor}`));
    },
  };
});

const folders: string[] = [];
const makeFolder = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'feedback-power-'));
  folders.push(folder);
  return folder;
};

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

it.skipIf(process.platform !== 'linux')(
  'keeps every acknowledged answer when the power fails',
  async () => {
    const memory = await makeFolder();
    const platter = await makeFolder();
    await copyEmbedded(memory);
    await copyEmbedded(platter);
    // From here, the copy receives only what the database waits for: a power failure loses everything else.
    disk.sync = (file) => {
      if (statSync(file).isDirectory()) return;
      const copy = path.join(platter, path.relative(memory, file));
      mkdirSync(path.dirname(copy), { recursive: true });
      cpSync(file, copy);
    };
    const running = await openEmbedded(memory);
    const answer = { product: 'core', page: '/', language: 'en', useful: true };
    const comments = Array.from({ length: 30 }, (_, index) => `answer ${index}`);
    for (const comment of comments) {
      await saveFeedback(running.db, randomUUID(), { ...answer, comment });
    }
    disk.sync = () => undefined;

    const afterwards = await openEmbedded(platter);
    const kept = await listFeedback(afterwards.db, {}, 200);
    expect(kept.map(({ comment }) => comment).reverse()).toEqual(comments);
    await afterwards.close();
    await running.close();
  },
);

it.skipIf(process.platform !== 'linux')(
  'does not acknowledge data that the disk refused',
  async () => {
    const folder = await makeFolder();
    await copyEmbedded(folder);
    const running = await openEmbedded(folder);
    const answer = { product: 'core', page: '/', language: 'en', useful: true, comment: '' };
    await saveFeedback(running.db, randomUUID(), answer);
    disk.sync = () => {
      throw new Error('EIO');
    };
    await expect(saveFeedback(running.db, randomUUID(), answer)).rejects.toThrow();
    disk.sync = () => undefined;
    await running.close().catch(() => undefined);
  },
);
