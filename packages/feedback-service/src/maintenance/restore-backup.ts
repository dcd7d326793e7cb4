import { failedLookups, feedback } from '../database/schema';
import type { Database } from '../database/types';
import {
  backupHead,
  backupLine,
  type BackupAnswer,
  type BackupFailedLookup,
  type BackupLine,
} from './backup-format';

const batchSize = 500;

/** The number of rows in a backup, and of those that the database did not have. */
export interface Restored {
  readonly rows: number;
  readonly added: number;
}

/**
 * Adds the rows of a backup to a database, all of them or none. Existing rows are not changed, so a backup can be
 * restored twice, or into a database in use.
 * @throws {Error} The backup is cut off, damaged or of another version.
 */
export async function restoreBackup(
  db: Database,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<Restored> {
  return db.transaction(async (transaction) => {
    const counts = { answers: 0, failedLookups: 0 };
    const answers: BackupAnswer[] = [];
    const lookups: BackupFailedLookup[] = [];
    let added = 0;
    const flush = async (minimum: number) => {
      if (answers.length > minimum) added += await addAnswers(transaction, answers.splice(0));
      if (lookups.length > minimum) added += await addFailedLookups(transaction, lookups.splice(0));
    };
    let number = 0;
    let hasEnd = false;
    for await (const text of lines) {
      number += 1;
      if (number === 1) {
        checkHead(text);
        continue;
      }
      if (hasEnd) throw new Error(`line ${number}: the backup has ended before this line`);
      const line = parseLine(text, number);
      if ('answer' in line) {
        counts.answers += 1;
        answers.push(line.answer);
      } else if ('failedLookup' in line) {
        counts.failedLookups += 1;
        lookups.push(line.failedLookup);
      } else {
        hasEnd = true;
        if (
          line.end.answers !== counts.answers ||
          line.end.failedLookups !== counts.failedLookups
        ) {
          throw new Error(
            `line ${number}: the backup has ${counts.answers} answers and ${counts.failedLookups} failed lookups, ` +
              `but was written with ${line.end.answers} and ${line.end.failedLookups}`,
          );
        }
      }
      await flush(batchSize);
    }
    if (!hasEnd) throw new Error(`line ${number}: the backup is cut off after this line`);
    await flush(0);
    return { rows: counts.answers + counts.failedLookups, added };
  });
}

function checkHead(text: string): void {
  if (text !== JSON.stringify(backupHead)) {
    throw new Error(`line 1: this is no backup; expected ${JSON.stringify(backupHead)}`);
  }
}

function parseLine(text: string, number: number): BackupLine {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(`line ${number}: the backup is damaged or cut off, expected JSON`);
  }
  const result = backupLine.safeParse(value);
  if (result.success) return result.data;
  throw new Error(`line ${number}: expected an answer, a failed lookup or the end`);
}

async function addAnswers(db: Database, rows: readonly BackupAnswer[]): Promise<number> {
  const added = await db
    .insert(feedback)
    .values(rows.map((row) => ({ ...row, receivedAt: new Date(row.receivedAt) })))
    .onConflictDoNothing()
    .returning({ id: feedback.id });
  return added.length;
}

async function addFailedLookups(
  db: Database,
  rows: readonly BackupFailedLookup[],
): Promise<number> {
  const added = await db
    .insert(failedLookups)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ day: failedLookups.day });
  return added.length;
}
