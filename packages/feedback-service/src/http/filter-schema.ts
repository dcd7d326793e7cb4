import { answerFilters } from 'docs-shell/feedback/service';
import { z } from 'zod';
import { cleanText, pagePath, productId } from './text-schemas';

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** Validates the query. An empty parameter counts as absent. */
export const filterSchema = z.object({
  product: optional(productId),
  page: optional(pagePath),
  answer: optional(
    z.enum(answerFilters, {
      error: `answer must be one of ${answerFilters.join(', ')}`,
    }),
  ),
  words: optional(
    z.string().max(200, 'words must have at most 200 characters').transform(cleanText),
  ),
  since: optional(
    z.iso
      .date('since must be a date such as 2026-01-31')
      // PostgreSQL has no year 0.
      .refine((date) => date >= '1970', 'since must be 1970-01-01 or later'),
  ),
  before: optional(z.coerce.number('before must be a number').int().positive()),
  limit: z.coerce
    .number('limit must be a number')
    .int()
    .min(1)
    .max(200, 'limit must be at most 200')
    .default(50),
});

/** A validated filter. */
export type FeedbackFilter = Omit<z.output<typeof filterSchema>, 'limit'>;
