import { sql } from 'drizzle-orm';
import { failedLookups } from '../database/schema';
import type { Database } from '../database/types';
import type { CountedLookup } from '../http/failed-lookup-schema';

/** Counts a failed lookup for today. */
export async function countFailedLookup(
  db: Database,
  { kind, product, value }: CountedLookup,
): Promise<void> {
  const { day, count } = failedLookups;
  await db
    .insert(failedLookups)
    .values({ day: new Date().toISOString().slice(0, 10), kind, product, value })
    .onConflictDoUpdate({
      target: [day, failedLookups.kind, failedLookups.product, failedLookups.value],
      set: { count: sql`${count} + 1` },
    });
}
