/** What happens in the search box, for analytics. */
export type SearchEvent =
  | { readonly action: 'opened' }
  /** After the reader stopped typing for a moment. */
  | { readonly action: 'query' | 'dismissed'; readonly query: string; readonly count: number }
  | {
      readonly action: 'chosen';
      readonly query: string;
      readonly count: number;
      readonly href: string;
    };

/** Name of the event that the document gets. */
export const searchEventName = 'docs:search';

/** Tells whoever listens; nobody has to. */
export function emitSearchEvent(detail: SearchEvent): void {
  document.dispatchEvent(new CustomEvent(searchEventName, { detail }));
}
