import { count, desc, sql } from 'drizzle-orm';
import { feedback } from '../database/schema';
import type { Database } from '../database/types';
import type { FeedbackFilter } from '../http/filter-schema';
import { whereFeedback } from './feedback-filter';

/** How many answers, and how many of them say useful or not. */
export interface Tally {
  readonly useful: number;
  readonly notUseful: number;
  readonly comments: number;
  readonly total: number;
}

/** Counts over all that a filter leaves (SPEC FB-3). */
export interface FeedbackSummary {
  readonly total: Tally;
  readonly products: readonly (Tally & { readonly product: string })[];
  /** The hundred pages with most answers. */
  readonly pages: readonly (Tally & { readonly product: string; readonly page: string })[];
  /** Per day, oldest first; days without an answer are missing. */
  readonly days: readonly (Tally & { readonly day: string })[];
}

const tally = {
  useful: sql<number>`count(*) filter (where ${feedback.useful})`.mapWith(Number),
  notUseful: sql<number>`count(*) filter (where not ${feedback.useful})`.mapWith(Number),
  comments: sql<number>`count(*) filter (where ${feedback.comment} <> '')`.mapWith(Number),
  total: count(),
};
const mostPages = 100;

/** Counts answers per product, page and day. */
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
      .limit(mostPages),
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
