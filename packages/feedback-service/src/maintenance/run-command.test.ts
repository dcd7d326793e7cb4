import { randomUUID } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gte } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { openAt } from '../database/create-lazy-database';
import { failedLookups, feedback } from '../database/schema';
import type { Database, DatabaseLocation } from '../database/types';
import { databaseKinds, type FreshDatabase } from '../testing/databases.fixture';
import { restoreBackup } from './restore-backup';
import { runCommand, usage } from './run-command';

const answerCount = 1203;
const purgeDate = '2026-02-01';

/** Adds rows and returns them. */
async function fill(location: DatabaseLocation) {
  const { db, close } = await openAt(location);
  await db.insert(feedback).values(
    Array.from({ length: answerCount }, (_, index) => ({
      key: randomUUID(),
      receivedAt: new Date(Date.UTC(2026, 0, 1 + (index % 40), 12, 0, 0, index % 1000)),
      product: 'core',
      page: '/',
      language: 'en',
      section: index % 3 === 0 ? 'usage' : null,
      useful: index % 2 === 0,
      comment: `“${index}”\n\\ " 你好 👩‍💻\u2028`,
    })),
  );
  await db.insert(failedLookups).values([
    { day: '2026-01-01', kind: 'not-found', product: 'core', value: '/nowhere/', count: 7 },
    { day: '2026-03-01', kind: 'empty-search', product: 'core', value: 'x " y', count: 2 },
  ]);
  const [first] = await db
    .select({ id: feedback.id })
    .from(feedback)
    .where(gte(feedback.receivedAt, new Date(purgeDate)))
    .orderBy(feedback.id)
    .limit(1);
  const rows = await selectRows(db);
  await close();
  return { rows, firstKeptId: first!.id };
}

async function selectRows(db: Database) {
  const answers = (await db.select().from(feedback).orderBy(feedback.id)).map(
    ({ id: _, ...row }) => row,
  );
  const lookups = await db.select().from(failedLookups).orderBy(failedLookups.day);
  return { answers, lookups };
}

async function readRows(location: DatabaseLocation) {
  const { db, close } = await openAt(location);
  const rows = await selectRows(db);
  await close();
  return rows;
}

// The embedded database takes a second to open and each command opens it, so what it holds is read once.
describe.each(databaseKinds)('maintenance of $name', ({ name, isMissing, create }) => {
  describe.skipIf(isMissing)('with rows', () => {
    let database: FreshDatabase;
    let filled: Awaited<ReturnType<typeof fill>>;
    let folder: string;
    let file: string;
    let written: string;
    const others: FreshDatabase[] = [];
    const createOther = async (kind = name) => {
      const other = await databaseKinds.find(({ name }) => name === kind)!.create();
      others.push(other);
      return other.location;
    };

    beforeAll(async () => {
      database = await create();
      folder = temporaryFolder('feedback-backup');
      filled = await fill(database.location);
      file = path.join(folder, 'all.jsonl');
      written = await runCommand(['backup', file], database.location);
    });
    afterAll(async () => {
      for (const { remove } of [database, ...others]) await remove();
    });

    it('restores every row of a backup, once', async () => {
      const location = await createOther();
      expect(written).toBe(`${answerCount + 2} rows are in ${file}.`);
      expect(await readdir(folder)).toEqual(['all.jsonl']);
      expect(await runCommand(['restore', file], location)).toBe(
        '1205 of 1205 rows are added; the database had the others.',
      );
      expect(await runCommand(['restore', file], location)).toBe(
        '0 of 1205 rows are added; the database had the others.',
      );
      expect(await readRows(location)).toEqual(filled.rows);
    });

    it('restores nothing from a file that is cut off, damaged or no backup', async () => {
      const part = path.join(folder, 'part.jsonl');
      const location = await createOther();
      const text = await readFile(file, 'utf8');
      const lines = text.split('\n');
      await writeFile(part, lines.slice(0, 900).join('\n'));
      await expect(runCommand(['restore', part], location)).rejects.toThrow(
        'line 900: the backup is cut off',
      );

      const { db, close } = await openAt(location);
      for (const [bad, reason] of [
        [text.slice(0, 5000), 'the backup is damaged or cut off'],
        [lines.toSpliced(5, 1).join('\n'), 'but was written with 1203 and 2'],
        [text.replace('"page":"/"', '"page":"//evil.example/"'), 'expected an answer'],
        ['key,page\n', 'line 1: this is no backup'],
      ] as const) {
        await expect(restoreBackup(db, bad.split('\n'))).rejects.toThrow(reason);
      }
      expect(await selectRows(db)).toEqual({ answers: [], lookups: [] });
      await close();
    });

    it('migrates to the other kind of database', async () => {
      const target = databaseKinds.find((kind) => kind.create !== create && !kind.isMissing);
      const location = await createOther(target?.name);
      await runCommand(
        ['migrate', 'url' in location ? location.url : location.folder],
        database.location,
      );
      expect(await readRows(location)).toEqual(filled.rows);
    });

    it('purges what is older than a date, and erases one answer', async () => {
      expect(await runCommand(['purge', purgeDate], database.location)).toBe(
        '933 answers and 1 failed lookups are deleted.',
      );
      const { firstKeptId } = filled;
      expect(await runCommand(['erase', String(firstKeptId)], database.location)).toBe(
        `Answer ${firstKeptId} is deleted.`,
      );
      expect((await readRows(database.location)).answers).toHaveLength(answerCount - 934);
      await expect(runCommand(['erase', '1'], database.location)).rejects.toThrow('no answer');
      await expect(runCommand(['purge', 'today'], database.location)).rejects.toThrow(
        'a date such as',
      );
    });
  });
});

it('prints the usage of the commands', async () => {
  await expect(runCommand(['toString', 'x'], { folder: '/nowhere' })).rejects.toThrow(usage);
});
