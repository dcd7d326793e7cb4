import { sql } from 'drizzle-orm';
import { misses } from '../database/schema';
import type { Database } from '../database/types';
import type { Miss } from '../http/miss-schema';

/** Counts a page or words that a reader did not find, per day (SPEC FB-3). */
export async function countMiss(db: Database, { kind, product, value }: Miss): Promise<void> {
  await db
    .insert(misses)
    .values({ day: new Date().toISOString().slice(0, 10), kind, product, value })
    .onConflictDoUpdate({
      target: [misses.day, misses.kind, misses.product, misses.value],
      set: { count: sql`${misses.count} + 1` },
    });
}
