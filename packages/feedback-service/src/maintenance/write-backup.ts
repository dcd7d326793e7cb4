import { open, rename, rm } from 'node:fs/promises';
import { asc, gt, sql } from 'drizzle-orm';
import { failedLookups, feedback } from '../database/schema';
import type { Database } from '../database/types';
import { backupHead, type BackupLine } from './backup-format';

/** Writes a backup under another name and renames it when it is on disk, so that the file is always complete. */
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

const pageSize = 1000;

/** Reads all rows of a database as lines of a backup. Holds one page of them in memory. */
export async function* readBackup(db: Database): AsyncGenerator<BackupLine | typeof backupHead> {
  yield backupHead;
  let answers = 0;
  let last = 0;
  for (;;) {
    const rows = await db
      .select()
      .from(feedback)
      .where(gt(feedback.id, last))
      .orderBy(asc(feedback.id))
      .limit(pageSize);
    for (const { id, receivedAt, ...row } of rows) {
      yield { answer: { ...row, receivedAt: receivedAt.toISOString() } };
      last = id;
    }
    answers += rows.length;
    if (rows.length < pageSize) break;
  }
  let lookups = 0;
  const { day, kind, product, value } = failedLookups;
  let after: typeof failedLookups.$inferSelect | undefined;
  for (;;) {
    const rows = await db
      .select()
      .from(failedLookups)
      .where(
        after &&
          sql`(${day}, ${kind}, ${product}, ${value}) > (${after.day}, ${after.kind}, ${after.product}, ${after.value})`,
      )
      .orderBy(asc(day), asc(kind), asc(product), asc(value))
      .limit(pageSize);
    for (const failedLookup of rows) yield { failedLookup };
    after = rows.at(-1);
    lookups += rows.length;
    if (rows.length < pageSize) break;
  }
  yield { end: { answers, failedLookups: lookups } };
}
