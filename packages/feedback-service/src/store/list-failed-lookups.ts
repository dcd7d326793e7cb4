import type { FailedLookupCount } from 'docs-shell/feedback/service';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { failedLookups } from '../database/schema';
import type { Database } from '../database/types';
import type { FeedbackFilter } from '../http/filter-schema';

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
