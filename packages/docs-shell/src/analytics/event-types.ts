/**
 * The events of the site: the category is the event's name (SPEC AN-2). An event that is not here is a compile error.
 */
export interface AnalyticsEvents {
  readonly code: { readonly action: 'copy-click' | 'copy-keyboard' };
  readonly settings: {
    readonly action:
      'light' | 'dark' | 'system' | 'ltr' | 'rtl' | 'comfortable' | 'dense' | 'on' | 'off';
  };
  readonly docs: { readonly action: 'click-back-to-top' };
  readonly feedback: { readonly action: 'useful' | 'not-useful' | 'section' };
  readonly ComponentLinkHeader: { readonly label: 'Edit' };
}

/** Name of an event. */
export type EventCategory = keyof AnalyticsEvents;

/** What an event says beside its name. */
export type EventDetails<Category extends EventCategory> = AnalyticsEvents[Category];
