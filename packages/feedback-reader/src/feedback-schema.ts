import * as z from 'zod/mini';

const tally = {
  useful: z.number(),
  notUseful: z.number(),
  comments: z.number(),
  total: z.number(),
};

/** What the service answers to `summary`. */
export const summarySchema = z.object({
  total: z.object(tally),
  products: z.array(z.object({ product: z.string(), ...tally })),
  pages: z.array(z.object({ product: z.string(), page: z.string(), ...tally })),
  days: z.array(z.object({ day: z.string(), ...tally })),
});

/** What the service answers to `entries`, the newest first. */
export const entriesSchema = z.object({
  entries: z.array(
    z.object({
      id: z.number(),
      receivedAt: z.string(),
      product: z.string(),
      page: z.string(),
      language: z.string(),
      section: z.nullable(z.string()),
      useful: z.nullable(z.boolean()),
      comment: z.string(),
    }),
  ),
});

/** What the service answers to `misses`. */
export const missesSchema = z.object({
  misses: z.array(
    z.object({
      kind: z.enum(['not-found', 'empty-search']),
      product: z.string(),
      value: z.string(),
      count: z.number(),
      lastDay: z.string(),
    }),
  ),
});

/** Counts over all that a filter leaves. */
export type Summary = z.infer<typeof summarySchema>;
/** How many answers, and how many of them say useful or not. */
export type Tally = Summary['total'];
/** Counts of one day. */
export type DayTally = Summary['days'][number];
/** One answer. */
export type Entry = z.infer<typeof entriesSchema>['entries'][number];
/** What was not found, and how often. */
export type Miss = z.infer<typeof missesSchema>['misses'][number];
