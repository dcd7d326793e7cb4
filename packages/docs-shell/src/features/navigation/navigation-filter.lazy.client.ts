import { countMessage } from '../../lib/count-message';
import {
  listNumberAttribute,
  listsUrlAttribute,
  noMatchAttribute,
  openBeforeFilterAttribute,
} from './contract';
import { filterEntries, type FilterEntry } from './filter-entries';
import { loadLists } from './navigation-lists.lazy.client';

interface NavigationFilter {
  readonly box: HTMLElement;
  readonly input: HTMLInputElement;
  /** The side navigation. */
  readonly list: Element;
}

/**
 * Filters the side navigation while the reader types: shows the entries that match, opens their groups, and restores
 * everything when the box is empty. Loads the entries that a large navigation does not have yet.
 * @throws {Error} They cannot be loaded.
 */
export async function activateNavigationFilter({
  box,
  input,
  list,
}: NavigationFilter): Promise<void> {
  const navigation = box.closest<HTMLElement>(`[${listsUrlAttribute}]`);
  if (navigation) {
    const addLists = await loadLists(navigation);
    addLists(`[${listNumberAttribute}]`);
  }
  const items = [...list.querySelectorAll('li')];
  const entries = items.map((item) => describe(item, items));
  const groups = [...list.querySelectorAll('details')];

  const update = () => {
    const query = input.value.trim();
    const { hits, shown } = filterEntries(entries, query);
    items.forEach((item, index) => item.toggleAttribute(noMatchAttribute, shown[index] === false));
    for (const group of groups) {
      if (query === '') {
        restore(group);
      } else {
        if (!group.hasAttribute(openBeforeFilterAttribute)) {
          group.setAttribute(openBeforeFilterAttribute, String(group.open));
        }
        group.open = true;
      }
    }
    if (box.lastElementChild) {
      box.lastElementChild.textContent = countMessage(box.dataset, query === '' ? undefined : hits);
    }
  };

  const clear = () => {
    input.value = '';
    update();
  };

  input.addEventListener('input', update);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && input.value !== '') {
      // With an empty box, Escape closes the drawer.
      event.preventDefault();
      clear();
    } else if (event.key === 'ArrowDown' || (event.key === 'Enter' && input.value !== '')) {
      event.preventDefault();
      list.querySelector<HTMLElement>(`li:not([${noMatchAttribute}]) > a`)?.focus();
    }
  });
  // The browser restores the text of a reloaded page, or of one from the back/forward cache.
  addEventListener('pageshow', update);
  update();
}

function describe(item: HTMLLIElement, items: readonly HTMLLIElement[]): FilterEntry {
  const parent = item.parentElement?.closest('li');
  const label = item.querySelector(':scope > a, :scope > span, :scope > details > summary');
  return {
    // Besides the title, a label may contain an icon and badges.
    title: (label?.querySelector('span') ?? label)?.textContent ?? '',
    parent: parent ? items.indexOf(parent) : -1,
    isLink: item.querySelector(':scope > a') !== null,
  };
}

function restore(group: HTMLDetailsElement): void {
  const openBefore = group.getAttribute(openBeforeFilterAttribute);
  if (openBefore !== null) {
    group.open = openBefore === 'true';
    group.removeAttribute(openBeforeFilterAttribute);
  }
}
