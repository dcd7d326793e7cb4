import type { EventCategory, EventDetails } from '.';

/** Name of the document's event that analytics listens to, where an id is configured. */
export const analyticsEventName = 'docs:event';

/** An event that is no click on marked markup. */
export interface EmittedEvent {
  readonly category: EventCategory;
  readonly details: EventDetails<EventCategory>;
}

declare global {
  interface DocumentEventMap {
    [analyticsEventName]: CustomEvent<EmittedEvent>;
  }
}

/** Tells analytics of an event, if it is there: behaviours are bundles of their own and share no module with it. */
export function emitEvent<Category extends EventCategory>(
  category: Category,
  details: EventDetails<Category>,
): void {
  document.dispatchEvent(new CustomEvent(analyticsEventName, { detail: { category, details } }));
}
