/** What happens in the search box, for analytics. */
export type SearchEvent =
  | { readonly action: 'opened' }
  | { readonly action: 'dismissed'; readonly query: string; readonly count: number }
  /** After the reader stopped typing for a moment. */
  | {
      readonly action: 'query';
      readonly query: string;
      readonly count: number;
      /** Whether all products answered: only then no result means that there is none. */
      readonly isComplete: boolean;
    }
  | {
      readonly action: 'chosen';
      readonly query: string;
      readonly count: number;
      readonly href: string;
    };

/** Name of the event that the document gets. */
export const searchEventName = 'docs:search';

declare global {
  interface DocumentEventMap {
    [searchEventName]: CustomEvent<SearchEvent>;
  }
}

/** Tells whoever listens; nobody has to. */
export function emitSearchEvent(detail: SearchEvent): void {
  document.dispatchEvent(new CustomEvent(searchEventName, { detail }));
}
