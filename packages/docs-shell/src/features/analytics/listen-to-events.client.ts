import type { EventDetails } from '.';
import { searchEventName, type SearchEvent } from '../../client/search-events';
import { analyticsEventName } from './emit-event.client';
import { readClickEvent } from './read-click-event.client';

/** Sends an event by its name. */
type Send = (name: string, parameters: object) => void;

/** More of a query says nothing, and the service keeps a hundred characters. */
const longest = 100;

/** Listens to clicks on what markup marks, to what behaviours tell, and to the search box (SPEC AN-2). */
export function listenToEvents(send: Send): void {
  document.addEventListener('click', ({ target }) => {
    const event = target instanceof Element ? readClickEvent(target) : undefined;
    if (event) {
      const { category, ...parameters } = event;
      send(category, parameters);
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
    label: query.slice(0, longest),
    count,
    ...(action === 'chosen' && { target: event.href }),
  };
}

/** `{ action, label, … }` as the tag function gets it. */
function toParameters({ action, label, ...others }: { action?: string; label?: string }): object {
  return {
    ...(action !== undefined && { eventAction: action }),
    ...(label !== undefined && { eventLabel: label }),
    ...others,
  };
}
