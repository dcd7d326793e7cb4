import { sql } from 'drizzle-orm';
import { feedback } from '../database/schema';
import type { Database } from '../database/types';
import type { ValidSubmission } from '../http/feedback-schema';

/**
 * Stores an answer once per key. If the stored answer has no comment, a later one with the same key adds its comment;
 * nothing else changes. Resolves when the answer is on disk.
 */
export async function saveFeedback(
  db: Database,
  key: string,
  { product, page, language, section, useful, comment }: ValidSubmission,
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
