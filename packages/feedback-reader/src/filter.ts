/** Which feedback is shown; an empty word is no condition. */
export interface Filter {
  readonly product: string;
  readonly page: string;
  readonly answer: '' | 'useful' | 'not-useful' | 'comment';
  readonly words: string;
  /** First day: `2026-01-31`. */
  readonly since: string;
}

/** Everything. */
export const noFilter: Filter = { product: '', page: '', answer: '', words: '', since: '' };

/** Whether anything is left out. */
export function hasFilter(filter: Filter): boolean {
  return Object.values(filter).some((value) => value !== '');
}

/** The filter as the service's query. */
export function writeQuery(filter: Filter, more: Readonly<Record<string, string>> = {}): string {
  const pairs = Object.entries({ ...filter, ...more }).filter(([, value]) => value !== '');
  return new URLSearchParams(pairs).toString();
}
