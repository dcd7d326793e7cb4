import { z } from 'zod';
import { pagePath, productId } from './text-schemas';

const filled = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** Which feedback is meant. An empty parameter of the query is an absent one. */
export const filterSchema = z.object({
  product: filled(productId),
  page: filled(pagePath),
  answer: filled(
    z.enum(['useful', 'not-useful', 'vote', 'comment'], {
      error: 'answer must be useful, not-useful, vote or comment',
    }),
  ),
  words: filled(z.string().max(200, 'words must have at most 200 characters')),
  since: filled(z.iso.date('since must be a date such as 2026-01-31')),
  before: filled(z.coerce.number('before must be a number').int().positive()),
  limit: z.coerce
    .number('limit must be a number')
    .int()
    .min(1)
    .max(200, 'limit must be at most 200')
    .default(50),
});

/** A filter that the schema let pass. */
export type FeedbackFilter = Omit<z.output<typeof filterSchema>, 'limit'>;
