import { open, rename, rm } from 'node:fs/promises';
import type { Database } from '../database/types';
import { readBackup } from './read-backup';

/** Writes a backup aside and renames it when it is on disk, so that a file of that name is whole. */
export async function writeBackup(db: Database, file: string): Promise<number> {
  const draft = `${file}.part`;
  const handle = await open(draft, 'w', 0o600);
  let lines = 0;
  try {
    for await (const line of readBackup(db)) {
      await handle.write(`${JSON.stringify(line)}\n`);
      lines += 1;
    }
    await handle.sync();
    await handle.close();
    await rename(draft, file);
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
  return lines - 2;
}
