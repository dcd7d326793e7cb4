/**
 * The events of the site: the category is the event's name (SPEC AN-2). An event that is not here is a compile error.
 */
export interface AnalyticsEvents {
  readonly code: { readonly action: 'copy-click' | 'copy-keyboard' };
  readonly demo: {
    readonly action:
      | 'expand'
      | 'copy-click'
      | 'copy-keyboard'
      | 'source-js'
      | 'source-ts'
      | 'reset'
      | 'github'
      | 'copy-js-source-link'
      | 'copy-ts-source-link';
    /** Name of the demo on its page. */
    readonly label: string;
  };
  readonly settings: {
    readonly action:
      'light' | 'dark' | 'system' | 'ltr' | 'rtl' | 'comfortable' | 'dense' | 'on' | 'off';
  };
  readonly docs: { readonly action: 'click-back-to-top' };
  readonly feedback: { readonly action: 'useful' | 'not-useful' | 'section' };
  readonly search: {
    readonly action: 'opened' | 'query' | 'chosen' | 'dismissed';
    /** What was asked for. */
    readonly label?: string;
    /** How much was found. */
    readonly count?: number;
    /** Address of the result that was chosen. */
    readonly target?: string;
  };
  readonly ad: { readonly action: 'display' | 'click' | 'crash' };
  readonly ComponentLinkHeader: {
    readonly label: 'Edit' | 'Markdown' | 'Copy' | 'Source' | 'WAI-ARIA' | 'API' | 'Demos' | 'npm';
  };
}

/** Name of an event. */
export type EventCategory = keyof AnalyticsEvents;

/** What an event says beside its name. */
export type EventDetails<Category extends EventCategory> = AnalyticsEvents[Category];
