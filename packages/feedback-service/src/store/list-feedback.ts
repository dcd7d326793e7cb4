import type { FeedbackEntry } from 'docs-shell/feedback/service';
import { desc } from 'drizzle-orm';
import { feedback } from '../database/schema';
import type { Database } from '../database/types';
import type { FeedbackFilter } from '../http/filter-schema';
import { whereFeedback } from './feedback-filter';

/** Returns answers, newest first. Pass the `id` of the last one as `before` to get the next page. */
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
