/** The events of the site. The category is the name of the event. An event that is not listed is a compile error. */
export interface AnalyticsEvents {
  readonly code: { readonly action: 'copy-click' | 'copy-keyboard' };
  readonly demo: {
    readonly action:
      | 'expand'
      | 'copy-click'
      | 'copy-keyboard'
      | 'source-js'
      | 'source-ts'
      | 'style-css'
      | 'style-modules'
      | 'style-tailwind'
      | 'reset'
      | 'github'
      | 'copy-js-source-link'
      | 'copy-ts-source-link';
    /** Name of the demo on its page. */
    readonly label: string;
  };
  readonly settings: {
    readonly action:
      | 'light'
      | 'dark'
      | 'system'
      | 'ltr'
      | 'rtl'
      | 'comfortable'
      | 'dense'
      | 'on'
      | 'off';
  };
  readonly docs: { readonly action: 'click-back-to-top' };
  readonly feedback: { readonly action: 'useful' | 'not-useful' | 'section' };
  readonly search: {
    readonly action: 'opened' | 'query' | 'chosen' | 'dismissed';
    /** The query. */
    readonly label?: string;
    /** The number of results. */
    readonly count?: number;
    /** URL of the chosen result. */
    readonly target?: string;
  };
  readonly ad: { readonly action: 'display' | 'click' | 'crash' };
  readonly ComponentLinkHeader: {
    readonly label: 'Edit' | 'Markdown' | 'Copy' | 'Source' | 'WAI-ARIA' | 'API' | 'Demos' | 'npm';
  };
}

/** Name of an event. */
export type EventCategory = keyof AnalyticsEvents;

/** Details of an event. */
export type EventDetails<Category extends EventCategory> = AnalyticsEvents[Category];
