import { fetchJson } from '../../client/fetch-json';
import { isRecord } from '../../lib/is-record';
import { listNumberAttribute, listsAddedEvent, listsUrlAttribute } from './contract';

/**
 * Adds the entries of the lists that a selector matches, and of those that it matches then.
 *
 * @param isRestored whether the groups were open when the page was loaded
 */
export type AddLists = (selector: string, isRestored?: boolean) => void;

const timeoutMs = 15_000;

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
  const find = (selector: string) => [...navigation.querySelectorAll(selector)];
  return (selector, isRestored = false) => {
    for (let lists = find(selector); lists.length > 0; lists = find(selector)) {
      for (const list of lists) {
        addEntries(list, entries[list.getAttribute(listNumberAttribute) ?? '']);
      }
      // Opens groups in these lists that were open on the last page.
      navigation.dispatchEvent(new CustomEvent(listsAddedEvent, { detail: isRestored }));
    }
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
