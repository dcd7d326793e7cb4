import {
  entriesPath,
  type FailedLookupCount,
  failedLookupsPath,
  type FeedbackEntry,
  type FeedbackSummary,
  summaryPath,
} from 'docs-shell/feedback/service';
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

/** Schemas and their library are half of the code. The form that asks for the token does not need them. */
const loadSchemas = () => import('./response-schemas');

/** Requests the data that matches a filter. */
export async function loadFeedback(access: Access, filter: Filter): Promise<Feedback> {
  const query = writeQuery(filter);
  const { failedLookupsSchema, summarySchema } = await loadSchemas();
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
  const { entriesSchema } = await loadSchemas();
  const { entries } = await requestJson(access, `${entriesPath}?${query}`, entriesSchema);
  return { entries, hasOlder: entries.length === pageSize };
}
