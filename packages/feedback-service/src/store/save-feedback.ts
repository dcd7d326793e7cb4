import { sql } from 'drizzle-orm';
import { feedback } from '../database/schema';
import type { Database } from '../database/types';
import type { FeedbackSubmission } from '../http/feedback-schema';

/**
 * Stores an answer once per key (SPEC FB-2). An answer that came without a comment may get one later under the same
 * key; everything else about it stays. Settles when it is on disk.
 */
export async function saveFeedback(
  db: Database,
  key: string,
  { product, page, language, section, useful, comment }: FeedbackSubmission,
): Promise<void> {
  await db
    .insert(feedback)
    .values({ key, product, page, language, section, useful, comment })
    .onConflictDoUpdate({
      target: feedback.key,
      set: { comment: sql`excluded.comment` },
      setWhere: sql`${feedback.comment} = '' and excluded.comment <> ''`,
    });
}
