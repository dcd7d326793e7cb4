import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { misses } from '../database/schema';
import type { Database } from '../database/types';
import type { FeedbackFilter } from '../http/filter-schema';

/** What was not found, and how often. */
export interface MissCount {
  readonly kind: 'not-found' | 'empty-search';
  readonly product: string;
  readonly value: string;
  readonly count: number;
  /** The last day on which it was looked for. */
  readonly lastDay: string;
}

/** The misses of a product or of all, the most frequent first. */
export async function listMisses(
  db: Database,
  { product, since }: FeedbackFilter,
  limit: number,
): Promise<MissCount[]> {
  const sum = sql<number>`sum(${misses.count})`.mapWith(Number);
  const { kind, value } = misses;
  return db
    .select({
      kind,
      product: misses.product,
      value,
      count: sum,
      lastDay: sql<string>`max(${misses.day})::text`,
    })
    .from(misses)
    .where(
      and(
        product === undefined ? undefined : eq(misses.product, product),
        since === undefined ? undefined : gte(misses.day, since.slice(0, 10)),
      ),
    )
    .groupBy(kind, misses.product, value)
    .orderBy(desc(sum), value)
    .limit(limit);
}
