import { access, constants, statfs } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { DatabaseState, LazyDatabase } from '../database/create-lazy-database';
import { health } from '../database/schema';
import type { DatabaseLocation } from '../database/types';

/** Whether the service can store answers, and why not. */
export interface Health {
  readonly status: 'ok' | 'failing';
  readonly database: DatabaseState;
  readonly reason?: string;
}

/** The result is reused for this long, because anybody may request it. */
const maxAgeMs = 5000;
/** PostgreSQL adds to its log in files of 16 MiB, and needs a second one to recover. */
const minFreeBytes = 32 * 2 ** 20;

/**
 * Creates a function that finds out whether answers can be stored: a running database writes a row, and the folder of
 * an embedded one must be writable and have free space. It does not start the database.
 * @param report Receives the error of the database.
 */
export function createHealthCheck(
  database: LazyDatabase,
  location: DatabaseLocation,
  report: (error: unknown) => void,
): () => Promise<Health> {
  let last: { readonly at: number; readonly reason: Promise<string | undefined> } | undefined;

  const findReason = async () => {
    const folderReason = 'folder' in location ? await checkFolder(location.folder) : undefined;
    if (folderReason !== undefined) return folderReason;
    if (database.state() !== 'ready') return undefined;
    try {
      const db = await database.open();
      const now = { checkedAt: sql`now()` };
      await db
        .insert(health)
        .values({ id: 1, ...now })
        .onConflictDoUpdate({ target: health.id, set: now });
      return undefined;
    } catch (error) {
      report(error);
      return 'the database cannot write';
    }
  };

  return async () => {
    const state = database.state();
    if (state === 'failed') return { status: 'failing', database: state };
    if (last === undefined || performance.now() - last.at > maxAgeMs) {
      last = { at: performance.now(), reason: findReason() };
    }
    const reason = await last.reason;
    if (reason === undefined) return { status: 'ok', database: state };
    return { status: 'failing', database: state, reason };
  };
}

async function checkFolder(folder: string): Promise<string | undefined> {
  try {
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < minFreeBytes ? 'the disk is full' : undefined;
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    // The first start creates the folder.
    if (isMissing && path.dirname(folder) !== folder) return checkFolder(path.dirname(folder));
    return 'the folder of the database cannot be written';
  }
}
