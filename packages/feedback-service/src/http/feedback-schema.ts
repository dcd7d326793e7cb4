import { z } from 'zod';
import { pagePath, productId, textOf } from './text-schemas';

/** Most bytes of a comment (SPEC FB-2). */
export const commentLimit = 4096;

/** Most bytes of a request's body (SPEC FB-2). */
export const bodyLimit = 8192;

/** What a reader sends (SPEC FB-1). */
export const feedbackSchema = z
  .strictObject({
    product: productId,
    page: pagePath,
    language: z.string().regex(/^[a-z]{2}$/, 'language must have two letters'),
    section: textOf(200, 'section').optional(),
    useful: z.boolean().optional(),
    comment: textOf(commentLimit, 'comment')
      .transform((text) => text.trim())
      .default(''),
    /** A field that people do not see. What fills it in is no person. */
    website: z.string().optional(),
  })
  .refine(({ useful, comment }) => useful !== undefined || comment !== '', {
    error: 'useful or comment must be there',
  });

/** A submission that the schema let pass. */
export type FeedbackSubmission = z.output<typeof feedbackSchema>;

/** Names one submission however often it is sent. */
export const keySchema = z.object({
  'idempotency-key': z.uuid('the header Idempotency-Key must be a UUID'),
});
