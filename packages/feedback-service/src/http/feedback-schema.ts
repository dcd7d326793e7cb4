import {
  idempotencyKeyHeader,
  maxCommentBytes,
  type FeedbackSubmission,
} from 'docs-shell/feedback/service';
import { z } from 'zod';
import { pagePath, productId, textWithin } from './text-schemas';

/** A schema for each key of a request. It accepts all values that the contract allows. */
export type RequestShape<Body> = {
  [Key in keyof Body]-?: z.ZodType<unknown, Body[Key]>;
};

const submission = {
  product: productId,
  page: pagePath,
  language: z.string().regex(/^[a-z]{2}$/, 'language must have two letters'),
  section: textWithin(200, 'section').optional(),
  useful: z.boolean().optional(),
  comment: textWithin(maxCommentBytes, 'comment')
    .transform((text) => text.trim())
    .default(''),
  website: z.string().optional(),
} satisfies RequestShape<FeedbackSubmission>;

/** Validates a `FeedbackSubmission`. */
export const feedbackSchema = z
  .strictObject(submission)
  .refine(({ useful, comment }) => useful !== undefined || comment !== '', {
    error: 'useful or comment is required',
  });

/** A validated submission. */
export type ValidSubmission = z.output<typeof feedbackSchema>;

const keyHeader = 'idempotency-key' satisfies Lowercase<typeof idempotencyKeyHeader>;

/** Validates the headers of a submission. Node writes names of headers in lower case. */
export const keySchema = z.object({
  [keyHeader]: z.uuid(`the header ${idempotencyKeyHeader} must be a UUID`),
});
