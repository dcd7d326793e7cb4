import { keepsSplit } from './keeps-split';

/** A click that is an event. */
export interface ClickEvent {
  readonly category: string;
  readonly eventAction?: string;
  readonly eventLabel?: string;
}

/** The event of the nearest ancestor that names one, unless its split leaves it out (SPEC AN-2). */
export function readClickEvent(target: Element): ClickEvent | undefined {
  const marked = target.closest('[data-ga-event-category]');
  const read = (name: string) => marked?.getAttribute(`data-ga-event-${name}`) ?? undefined;
  const category = read('category');
  if (category === undefined || !keepsSplit(read('split'))) {
    return undefined;
  }
  const eventAction = read('action');
  const eventLabel = read('label');
  return {
    category,
    ...(eventAction !== undefined && { eventAction }),
    ...(eventLabel !== undefined && { eventLabel }),
  };
}
