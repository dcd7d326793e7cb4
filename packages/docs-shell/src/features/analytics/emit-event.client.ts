import { analyticsEventName } from './contract';
import type { EventCategory, EventDetails } from './events';

/** An event that is not a click on marked markup. */
export interface EmittedEvent {
  readonly category: EventCategory;
  readonly details: EventDetails<EventCategory>;
}

declare global {
  interface DocumentEventMap {
    [analyticsEventName]: CustomEvent<EmittedEvent>;
  }
}

/** Sends an event to analytics, if it is loaded. It uses a DOM event, because bundles share no module. */
export function emitEvent<Category extends EventCategory>(
  category: Category,
  details: EventDetails<Category>,
): void {
  document.dispatchEvent(new CustomEvent(analyticsEventName, { detail: { category, details } }));
}
