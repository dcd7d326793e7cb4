import type { FailedLookupCount } from 'docs-shell/feedback/service';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { failedLookups } from '../database/schema';
import type { Database } from '../database/types';
import type { CountedLookup } from '../http/failed-lookup-schema';
import type { FeedbackFilter } from '../http/filter-schema';

/** Value under which failed lookups are counted when a day has too many different ones. */
const others = '…';

/**
 * Counts a failed lookup for today. When the day has `maxPerDay` different lookups, others are counted together, so
 * that invented lookups cannot fill the disk.
 */
export async function countFailedLookup(
  db: Database,
  { kind, product, value }: CountedLookup,
  maxPerDay: number,
): Promise<void> {
  const { day, count } = failedLookups;
  const today = new Date().toISOString().slice(0, 10);
  const isStored = and(
    eq(day, today),
    eq(failedLookups.kind, kind),
    eq(failedLookups.product, product),
    eq(failedLookups.value, value),
  );
  const [known] = await db.select({ count }).from(failedLookups).where(isStored);
  const isFull =
    known === undefined && (await db.$count(failedLookups, eq(day, today))) >= maxPerDay;
  await db
    .insert(failedLookups)
    .values(
      isFull
        ? { day: today, kind, product: others, value: others }
        : { day: today, kind, product, value },
    )
    .onConflictDoUpdate({
      target: [day, failedLookups.kind, failedLookups.product, failedLookups.value],
      set: { count: sql`${count} + 1` },
    });
}

/** Returns the failed lookups of one product or of all, most frequent first. */
export async function listFailedLookups(
  db: Database,
  { product, since }: FeedbackFilter,
  limit: number,
): Promise<FailedLookupCount[]> {
  const sum = sql<number>`sum(${failedLookups.count})`.mapWith(Number);
  const { kind, value } = failedLookups;
  return db
    .select({
      kind,
      product: failedLookups.product,
      value,
      count: sum,
      lastDay: sql<string>`max(${failedLookups.day})::text`,
    })
    .from(failedLookups)
    .where(
      and(
        product === undefined ? undefined : eq(failedLookups.product, product),
        since === undefined ? undefined : gte(failedLookups.day, since.slice(0, 10)),
      ),
    )
    .groupBy(kind, failedLookups.product, value)
    .orderBy(desc(sum), value)
    .limit(limit);
}
