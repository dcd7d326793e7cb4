import { lt } from 'drizzle-orm';
import { failedLookups, feedback } from '../database/schema';
import type { Database } from '../database/types';

/** How many rows were deleted. */
export interface Purged {
  readonly answers: number;
  readonly failedLookups: number;
}

/** Dates before which rows are deleted; `undefined` deletes none. */
export interface PurgeDates {
  readonly answersBefore: Date | undefined;
  readonly failedLookupsBefore: Date | undefined;
}

/** Deletes what was received before two dates. */
export async function purge(
  db: Database,
  { answersBefore, failedLookupsBefore }: PurgeDates,
): Promise<Purged> {
  const answers =
    answersBefore === undefined
      ? []
      : await db
          .delete(feedback)
          .where(lt(feedback.receivedAt, answersBefore))
          .returning({ id: feedback.id });
  const lookups =
    failedLookupsBefore === undefined
      ? []
      : await db
          .delete(failedLookups)
          .where(lt(failedLookups.day, failedLookupsBefore.toISOString().slice(0, 10)))
          .returning({ day: failedLookups.day });
  return { answers: answers.length, failedLookups: lookups.length };
}

const dayMs = 86_400_000;
const defaultFailedLookupDays = 365;

/** Returns the dates for a retention. Without one, answers are kept, and failed lookups for a year. */
export function retentionDates(days: number | undefined, now: Date = new Date()): PurgeDates {
  const before = (count: number) => new Date(now.getTime() - count * dayMs);
  return {
    answersBefore: days === undefined ? undefined : before(days),
    failedLookupsBefore: before(days ?? defaultFailedLookupDays),
  };
}
