import {
  eventActionAttribute,
  eventCategoryAttribute,
  eventLabelAttribute,
  eventSampleRateAttribute,
} from './contract';
import type { EventCategory, EventDetails } from './events';

/** Attributes that mark an element whose clicks are an event. */
export interface EventAttributes {
  readonly [eventCategoryAttribute]: string;
  readonly [eventActionAttribute]?: string;
  readonly [eventLabelAttribute]?: string;
  readonly [eventSampleRateAttribute]?: string;
}

/**
 * Returns the attributes of an element whose clicks are an event.
 * @param sampleRate Fraction of the clicks that is sent; all by default.
 */
export function eventAttributes<Category extends EventCategory>(
  category: Category,
  details: EventDetails<Category>,
  sampleRate?: number,
): EventAttributes {
  const { action, label } = details as { readonly action?: string; readonly label?: string };
  return {
    [eventCategoryAttribute]: category,
    ...(action !== undefined && { [eventActionAttribute]: action }),
    ...(label !== undefined && { [eventLabelAttribute]: label }),
    ...(sampleRate !== undefined && { [eventSampleRateAttribute]: String(sampleRate) }),
  };
}
