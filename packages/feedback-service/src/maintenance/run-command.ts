import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { open, rename, rm } from 'node:fs/promises';
import { eq, asc, gt, sql } from 'drizzle-orm';
import { openAt } from '../database/create-lazy-database';
import { feedback, failedLookups } from '../database/schema';
import type { Database, DatabaseLocation } from '../database/types';
import { purge } from '../store/purge';
import { restoreBackup } from './restore-backup';
import { backupHead, type BackupLine } from './backup-format';

export const usage = `Usage:
  npm run maintain -- backup <file>            writes all rows to a file
  npm run maintain -- restore <file>           adds the rows of a backup
  npm run maintain -- migrate <url or folder>  copies all rows to another database
  npm run maintain -- purge <date>             deletes what was received before a date
  npm run maintain -- erase <id>               deletes one answer
Stop the service first if its database is embedded.`;

/** Runs a maintenance command and returns a description of the result. */
export async function runCommand(
  args: readonly string[],
  location: DatabaseLocation,
): Promise<string> {
  const [command = '', target = '', ...rest] = args;
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (run === undefined || target === '' || rest.length > 0) throw new Error(usage);
  return withDatabase(location, (db) => run(db, target));
}

const commands: Readonly<Record<string, (db: Database, target: string) => Promise<string>>> = {
  backup: async (db, file) => `${await writeBackup(db, file)} rows are in ${file}.`,
  restore: async (db, file) => describe(await restoreBackup(db, readLines(file))),
  migrate: async (db, target) => {
    const to = /^postgres(ql)?:/.test(target) ? { url: target } : { folder: path.resolve(target) };
    return withDatabase(to, async (other) => describe(await restoreBackup(other, toTexts(db))));
  },
  purge: async (db, date) => {
    const before = new Date(/^\d{4}-\d{2}-\d{2}$/.test(date) ? `${date}T00:00:00Z` : Number.NaN);
    if (Number.isNaN(before.getTime())) {
      throw new Error(`The date is ${date}. Expected: a date such as 2026-01-31`);
    }
    const deleted = await purge(db, { answersBefore: before, failedLookupsBefore: before });
    return `${deleted.answers} answers and ${deleted.failedLookups} failed lookups are deleted.`;
  },
  erase: async (db, id) => {
    if (!/^[1-9]\d{0,14}$/.test(id)) throw new Error(`The id is ${id}. Expected: a number`);
    const deleted = await db
      .delete(feedback)
      .where(eq(feedback.id, Number(id)))
      .returning({ id: feedback.id });
    if (deleted.length === 0) throw new Error(`There is no answer with the id ${id}.`);
    return `Answer ${id} is deleted.`;
  },
};

async function withDatabase(
  location: DatabaseLocation,
  use: (db: Database) => Promise<string>,
): Promise<string> {
  const opened = await openAt(location);
  try {
    return await use(opened.db);
  } finally {
    await opened.close();
  }
}

/** Opens the file when the first line is requested, because lines that are read before the iteration would be lost. */
async function* readLines(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file), crlfDelay: Infinity });
}

async function* toTexts(db: Database): AsyncGenerator<string> {
  for await (const line of readBackup(db)) yield JSON.stringify(line);
}

function describe({ rows, added }: { readonly rows: number; readonly added: number }): string {
  return `${added} of ${rows} rows are added; the database had the others.`;
}

/** Writes a backup under another name and renames it when it is on disk, so that the file is always complete. */
async function writeBackup(db: Database, file: string): Promise<number> {
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
async function* readBackup(db: Database): AsyncGenerator<BackupLine | typeof backupHead> {
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
