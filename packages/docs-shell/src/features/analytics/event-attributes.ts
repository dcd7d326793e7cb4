import type { EventCategory, EventDetails } from './event-types';

/** Attributes that the delegated listener reads (SPEC AN-2). */
export interface EventAttributes {
  readonly 'data-ga-event-category': string;
  readonly 'data-ga-event-action'?: string;
  readonly 'data-ga-event-label'?: string;
  readonly 'data-ga-event-split'?: string;
}

/** Marks an element whose clicks are an event; `split` is the fraction of them that is sent. */
export function eventAttributes<Category extends EventCategory>(
  category: Category,
  details: EventDetails<Category>,
  split?: number,
): EventAttributes {
  const { action, label } = details as { readonly action?: string; readonly label?: string };
  return {
    'data-ga-event-category': category,
    ...(action !== undefined && { 'data-ga-event-action': action }),
    ...(label !== undefined && { 'data-ga-event-label': label }),
    ...(split !== undefined && { 'data-ga-event-split': String(split) }),
  };
}
