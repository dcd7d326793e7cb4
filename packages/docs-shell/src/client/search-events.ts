/** What happens in the search box, for analytics and feedback. */
export type SearchEvent =
  | { readonly action: 'opened' }
  | { readonly action: 'dismissed'; readonly query: string; readonly count: number }
  /** Sent when the reader pauses typing. */
  | {
      readonly action: 'query';
      readonly query: string;
      readonly count: number;
      /** Whether the indexes of all products were searched. If not, a count of 0 does not mean that there is no result. */
      readonly isComplete: boolean;
    }
  | {
      readonly action: 'chosen';
      readonly query: string;
      readonly count: number;
      readonly href: string;
    };

/** Name of the event, which is dispatched on the document. */
export const searchEventName = 'docs:search';

declare global {
  interface DocumentEventMap {
    [searchEventName]: CustomEvent<SearchEvent>;
  }
}

/** Dispatches a search event. */
export function emitSearchEvent(detail: SearchEvent): void {
  document.dispatchEvent(new CustomEvent(searchEventName, { detail }));
}
