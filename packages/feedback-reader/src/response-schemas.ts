import type {
  DayTally,
  EntriesResponse,
  FailedLookupCount,
  FailedLookupsResponse,
  FeedbackEntry,
  FeedbackSummary,
  PageTally,
  ProductTally,
  Tally,
} from 'docs-shell/feedback/service';
import * as z from 'zod/mini';

/** A schema for each key of a response. */
type ResponseShape<Body> = { [Key in keyof Body]: z.ZodMiniType<Body[Key]> };

const tally = {
  useful: z.number(),
  notUseful: z.number(),
  comments: z.number(),
  total: z.number(),
} satisfies ResponseShape<Tally>;

const productTally = { product: z.string(), ...tally } satisfies ResponseShape<ProductTally>;
const pageTally = { page: z.string(), ...productTally } satisfies ResponseShape<PageTally>;
const dayTally = { day: z.string(), ...tally } satisfies ResponseShape<DayTally>;

const entry = {
  id: z.number(),
  receivedAt: z.string(),
  product: z.string(),
  page: z.string(),
  language: z.string(),
  section: z.nullable(z.string()),
  useful: z.nullable(z.boolean()),
  comment: z.string(),
} satisfies ResponseShape<FeedbackEntry>;

const failedLookup = {
  kind: z.enum(['not-found', 'empty-search']),
  product: z.string(),
  value: z.string(),
  count: z.number(),
  lastDay: z.string(),
} satisfies ResponseShape<FailedLookupCount>;

/** Validates the response to `summary`. */
export const summarySchema = z.object({
  total: z.object(tally),
  products: z.array(z.object(productTally)),
  pages: z.array(z.object(pageTally)),
  days: z.array(z.object(dayTally)),
} satisfies ResponseShape<FeedbackSummary>);

/** Validates the response to `entries`. */
export const entriesSchema = z.object({
  entries: z.array(z.object(entry)),
} satisfies ResponseShape<EntriesResponse>);

/** Validates the response to `misses`. */
export const failedLookupsSchema = z.object({
  misses: z.array(z.object(failedLookup)),
} satisfies ResponseShape<FailedLookupsResponse>);
