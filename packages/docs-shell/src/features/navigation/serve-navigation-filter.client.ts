import { countMessage } from '../../client/count-message';
import { filterEntries } from './filter-entries';
import type { FilterEntry } from './filter-entries';

interface NavigationFilter {
  readonly box: HTMLElement;
  readonly input: HTMLInputElement;
  /** The side navigation. */
  readonly list: Element;
}

/**
 * Filters the side navigation while the reader types: shows the entries that the words find, opens their groups, and
 * puts everything back when the box is empty.
 */
export function serveNavigationFilter({ box, input, list }: NavigationFilter): void {
  const items = [...list.querySelectorAll('li')];
  const entries = items.map((item) => describe(item, items));
  const groups = [...list.querySelectorAll('details')];

  const update = () => {
    const query = input.value.trim();
    const { hits, shown } = filterEntries(entries, query);
    items.forEach((item, index) => item.toggleAttribute('data-miss', shown[index] === false));
    for (const group of groups) {
      if (query === '') {
        restore(group);
      } else {
        group.dataset['openBefore'] ??= String(group.open);
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
      // An empty box leaves the key to the drawer.
      event.preventDefault();
      clear();
    } else if (event.key === 'ArrowDown' || (event.key === 'Enter' && input.value !== '')) {
      event.preventDefault();
      list.querySelector<HTMLElement>('li:not([data-miss]) > a')?.focus();
    }
  });
  // The browser gives a reloaded or restored page its old words back.
  addEventListener('pageshow', update);
  update();
}

function describe(item: HTMLLIElement, items: readonly HTMLLIElement[]): FilterEntry {
  const parent = item.parentElement?.closest('li');
  const label = item.querySelector(':scope > a, :scope > span, :scope > details > summary');
  return {
    // Beside the title a label may hold an icon and markers.
    title: (label?.querySelector('span') ?? label)?.textContent ?? '',
    parent: parent ? items.indexOf(parent) : -1,
    isLink: item.querySelector(':scope > a') !== null,
  };
}

function restore(group: HTMLDetailsElement): void {
  const before = group.dataset['openBefore'];
  if (before !== undefined) {
    group.open = before === 'true';
    delete group.dataset['openBefore'];
  }
}
