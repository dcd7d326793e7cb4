import type { AnswerFilter } from 'docs-shell/feedback/service';

/** Which feedback is shown. An empty string means no condition. */
export interface Filter {
  readonly product: string;
  readonly page: string;
  readonly answer: '' | Exclude<AnswerFilter, 'vote'>;
  readonly words: string;
  /** First day: `2026-01-31`. */
  readonly since: string;
}

/** Matches everything. */
export const noFilter: Filter = { product: '', page: '', answer: '', words: '', since: '' };

/** Returns whether the filter has a condition. */
export function hasFilter(filter: Filter): boolean {
  return Object.values(filter).some((value) => value !== '');
}

/** Returns the filter as the query of a request to the service. */
export function writeQuery(filter: Filter, more: Readonly<Record<string, string>> = {}): string {
  const pairs = Object.entries({ ...filter, ...more }).filter(([, value]) => value !== '');
  return new URLSearchParams(pairs).toString();
}
