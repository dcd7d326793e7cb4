import { fetchJson } from '../../client/fetch-json';
import { loadOnFocus, onDemand } from '../../client/on-demand';
import { isRecord } from '../../lib/is-record';
import { listNumberAttribute, listsRestoredEvent, listsUrlAttribute } from './contract';

/** Adds the entries of all lists that match a selector, also of lists within them. Returns the number of lists. */
export type AddLists = (selector: string) => number;

const timeoutMs = 15_000;

/**
 * Adds the entries of a closed group when the reader opens it. They load when the reader turns to the navigation, or at once if
 * the reader opened a group on an earlier page.
 */
export function enableLists(navigation: HTMLElement): void {
  const lists = onDemand(() => loadLists(navigation));
  const openLists = `[open] > [${listNumberAttribute}]`;
  const show = async () => {
    const add = navigation.querySelector(openLists) && (await lists.use(navigation));
    return add ? add(openLists) : 0;
  };
  loadOnFocus(navigation, lists);
  navigation.addEventListener('toggle', () => void show(), { capture: true });
  const restore = async () => {
    while ((await show()) > 0) {
      // Opens groups in these lists that were open on the last page.
      navigation.dispatchEvent(new Event(listsRestoredEvent));
    }
  };
  void restore();
}

/**
 * Loads the lists of the closed groups of a large navigation.
 * @throws {Error} The file cannot be loaded.
 */
export async function loadLists(navigation: HTMLElement): Promise<AddLists> {
  const url = navigation.getAttribute(listsUrlAttribute) ?? '';
  const answer = await fetchJson(url, { timeoutMs });
  if (answer.kind !== 'found' || !isRecord(answer.value)) {
    throw new Error(`The lists of the navigation cannot be loaded from ${url}.`);
  }
  const entries = answer.value;
  return (selector) => {
    let count = 0;
    for (let list; (list = navigation.querySelector(selector)); count += 1) {
      addEntries(list, entries[list.getAttribute(listNumberAttribute) ?? '']);
    }
    return count;
  };
}

/** Replaces the first link of a list by all entries. The link may have the focus. */
function addEntries(list: Element, html: unknown): void {
  list.removeAttribute(listNumberAttribute);
  if (typeof html !== 'string') {
    return;
  }
  const { activeElement } = document;
  const focused = list.contains(activeElement) ? activeElement?.getAttribute('href') : undefined;
  list.innerHTML = html;
  for (const link of list.querySelectorAll('a')) {
    if (link.getAttribute('href') === focused) {
      link.focus({ preventScroll: true });
    }
    // A page can have a second entry.
    if (link.pathname === location.pathname && link.origin === location.origin) {
      link.setAttribute('aria-current', 'page');
    }
  }
}
