import type { FeedbackSummary, Tally } from 'docs-shell/feedback/service';
import { count, desc, sql } from 'drizzle-orm';
import { feedback } from '../database/schema';
import type { Database } from '../database/types';
import type { FeedbackFilter } from '../http/filter-schema';
import { whereFeedback } from './feedback-filter';

const tally = {
  useful: sql<number>`count(*) filter (where ${feedback.useful})`.mapWith(Number),
  notUseful: sql<number>`count(*) filter (where not ${feedback.useful})`.mapWith(Number),
  comments: sql<number>`count(*) filter (where ${feedback.comment} <> '')`.mapWith(Number),
  total: count(),
};
const maxPages = 100;

/** Counts the answers per product, page and day. */
export async function summarizeFeedback(
  db: Database,
  filter: FeedbackFilter,
): Promise<FeedbackSummary> {
  const where = whereFeedback(filter);
  const { product, page } = feedback;
  const day = sql<string>`to_char(${feedback.receivedAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  const [all, products, pages, days] = await Promise.all([
    db.select(tally).from(feedback).where(where),
    db
      .select({ product, ...tally })
      .from(feedback)
      .where(where)
      .groupBy(product)
      .orderBy(product),
    db
      .select({ product, page, ...tally })
      .from(feedback)
      .where(where)
      .groupBy(product, page)
      .orderBy(desc(count()), page)
      .limit(maxPages),
    db
      .select({ day: day.as('day'), ...tally })
      .from(feedback)
      .where(where)
      .groupBy(sql`1`)
      .orderBy(sql`1`),
  ]);
  const none: Tally = { useful: 0, notUseful: 0, comments: 0, total: 0 };
  return { total: all[0] ?? none, products, pages, days };
}
