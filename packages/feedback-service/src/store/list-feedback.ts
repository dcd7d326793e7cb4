import { desc } from 'drizzle-orm';
import { feedback } from '../database/schema';
import type { Database } from '../database/types';
import type { FeedbackFilter } from '../http/filter-schema';
import { whereFeedback } from './feedback-filter';

/** A stored answer, as readers of the feedback see it: without its key. */
export interface FeedbackEntry {
  readonly id: number;
  readonly receivedAt: string;
  readonly product: string;
  readonly page: string;
  readonly language: string;
  readonly section: string | null;
  readonly useful: boolean | null;
  readonly comment: string;
}

/** The newest answers first. The `id` of the last one is the `before` of the next page. */
export async function listFeedback(
  db: Database,
  filter: FeedbackFilter,
  limit: number,
): Promise<FeedbackEntry[]> {
  const { id, receivedAt, product, page, language, section, useful, comment } = feedback;
  const rows = await db
    .select({ id, receivedAt, product, page, language, section, useful, comment })
    .from(feedback)
    .where(whereFeedback(filter))
    .orderBy(desc(feedback.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString() }));
}
