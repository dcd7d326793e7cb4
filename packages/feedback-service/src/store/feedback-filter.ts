import { and, eq, gte, ilike, isNotNull, lt, ne, type SQL } from 'drizzle-orm';
import { feedback } from '../database/schema';
import type { FeedbackFilter } from '../http/filter-schema';

/** Returns the SQL condition of a filter. */
export function whereFeedback(filter: FeedbackFilter): SQL | undefined {
  const { product, page, answer, words, since, before } = filter;
  return and(
    product === undefined ? undefined : eq(feedback.product, product),
    page === undefined ? undefined : eq(feedback.page, page),
    answer === 'useful' ? eq(feedback.useful, true) : undefined,
    answer === 'not-useful' ? eq(feedback.useful, false) : undefined,
    answer === 'comment' ? ne(feedback.comment, '') : undefined,
    answer === 'vote' ? isNotNull(feedback.useful) : undefined,
    words === undefined ? undefined : ilike(feedback.comment, `%${escapeLike(words)}%`),
    since === undefined ? undefined : gte(feedback.receivedAt, new Date(since)),
    before === undefined ? undefined : lt(feedback.id, before),
  );
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
