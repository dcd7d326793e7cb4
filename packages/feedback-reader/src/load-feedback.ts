import {
  entriesPath,
  type FailedLookupCount,
  failedLookupsPath,
  type FeedbackEntry,
  type FeedbackSummary,
  summaryPath,
} from 'docs-shell/feedback/service';
import type {
  DayTally,
  EntriesResponse,
  FailedLookupsResponse,
  PageTally,
  ProductTally,
  Tally,
} from 'docs-shell/feedback/service';
import * as z from 'zod/mini';
import { type Filter, writeQuery } from './filter';
import { type Access, requestJson } from './request-feedback';

/** The data that is shown for a filter. */
export interface Feedback {
  readonly filter: Filter;
  readonly summary: FeedbackSummary;
  readonly entries: readonly FeedbackEntry[];
  readonly failedLookups: readonly FailedLookupCount[];
  /** Whether there may be older answers. */
  readonly hasOlder: boolean;
  /** Products for the menu of the filter. */
  readonly products: readonly string[];
}

const pageSize = 50;

/** Requests the data that matches a filter. */
export async function loadFeedback(access: Access, filter: Filter): Promise<Feedback> {
  const query = writeQuery(filter);
  const [summary, entries, { misses }] = await Promise.all([
    requestJson(access, `${summaryPath}?${query}`, summarySchema),
    loadEntries(access, filter, ''),
    requestJson(access, `${failedLookupsPath}?${query}`, failedLookupsSchema),
  ]);
  const products = summary.products.map(({ product }) => product);
  return { filter, summary, ...entries, failedLookups: misses, products };
}

/**
 * Requests a page of answers.
 * @param before Id of an answer: the page starts with the next older one. An empty string starts with the newest.
 */
export async function loadEntries(access: Access, filter: Filter, before: string) {
  const query = writeQuery(filter, { before, limit: String(pageSize) });
  const { entries } = await requestJson(access, `${entriesPath}?${query}`, entriesSchema);
  return { entries, hasOlder: entries.length === pageSize };
}

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
const summarySchema = z.object({
  total: z.object(tally),
  products: z.array(z.object(productTally)),
  pages: z.array(z.object(pageTally)),
  days: z.array(z.object(dayTally)),
} satisfies ResponseShape<FeedbackSummary>);

/** Validates the response to `entries`. */
const entriesSchema = z.object({
  entries: z.array(z.object(entry)),
} satisfies ResponseShape<EntriesResponse>);

/** Validates the response to `misses`. */
export const failedLookupsSchema = z.object({
  misses: z.array(z.object(failedLookup)),
} satisfies ResponseShape<FailedLookupsResponse>);
