import { entriesSchema, missesSchema, summarySchema } from './feedback-schema';
import type { Entry, Miss, Summary } from './feedback-schema';
import { writeQuery, type Filter } from './filter';
import { requestJson, type Access } from './request-feedback';

/** All that is shown for one filter. */
export interface Feedback {
  readonly filter: Filter;
  readonly summary: Summary;
  readonly entries: readonly Entry[];
  readonly misses: readonly Miss[];
  /** Whether there may be older answers. */
  readonly hasOlder: boolean;
  /** Products to choose from. */
  readonly products: readonly string[];
}

const pageSize = 50;

/** Asks for everything that a filter leaves. */
export async function loadFeedback(access: Access, filter: Filter): Promise<Feedback> {
  const query = writeQuery(filter);
  const [summary, entries, { misses }] = await Promise.all([
    requestJson(access, `summary?${query}`, summarySchema),
    loadEntries(access, filter, ''),
    requestJson(access, `misses?${query}`, missesSchema),
  ]);
  const products = summary.products.map(({ product }) => product);
  return { filter, summary, ...entries, misses, products };
}

/** Asks for answers older than the one whose id is `before`; empty means the newest. */
export async function loadEntries(access: Access, filter: Filter, before: string) {
  const query = writeQuery(filter, { before, limit: String(pageSize) });
  const { entries } = await requestJson(access, `entries?${query}`, entriesSchema);
  return { entries, hasOlder: entries.length === pageSize };
}
