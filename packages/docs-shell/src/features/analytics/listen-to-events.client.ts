import { searchEventName, type SearchEvent } from '../../client/search-events';
import {
  analyticsEventName,
  eventActionAttribute,
  eventCategoryAttribute,
  eventLabelAttribute,
  eventSampleRateAttribute,
} from './contract';
import type { EventDetails } from './events';
import { isSampled } from './is-sampled';

/** Sends an event by its name. */
type Send = (name: string, parameters: object) => void;

/** The analytics service stores at most 100 characters. */
const maxQueryLength = 100;

/** Sends clicks on marked elements, events of browser code, and events of the search box. */
export function listenToEvents(send: Send): void {
  document.addEventListener('click', ({ target }) => {
    const marked =
      target instanceof Element ? target.closest(`[${eventCategoryAttribute}]`) : undefined;
    if (marked && isSampled(marked.getAttribute(eventSampleRateAttribute))) {
      send(
        marked.getAttribute(eventCategoryAttribute) ?? '',
        toParameters({
          action: marked.getAttribute(eventActionAttribute),
          label: marked.getAttribute(eventLabelAttribute),
        }),
      );
    }
  });
  document.addEventListener(analyticsEventName, ({ detail: { category, details } }) =>
    send(category, toParameters(details)),
  );
  document.addEventListener(searchEventName, ({ detail }) =>
    send('search', toParameters(describeSearch(detail))),
  );
}

function describeSearch(event: SearchEvent): EventDetails<'search'> {
  if (event.action === 'opened') {
    return { action: 'opened' };
  }
  const { action, query, count } = event;
  return {
    action,
    label: query.slice(0, maxQueryLength),
    count,
    ...(action === 'chosen' && { target: event.href }),
  };
}

interface Details {
  readonly action?: string | null;
  readonly label?: string | null;
}

/** Returns the details as parameters of the tag function. */
function toParameters({ action, label, ...others }: Details): object {
  return {
    ...(typeof action === 'string' && { eventAction: action }),
    ...(typeof label === 'string' && { eventLabel: label }),
    ...others,
  };
}
