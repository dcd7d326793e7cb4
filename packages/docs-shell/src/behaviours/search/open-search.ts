import { createSafeStorage } from '../safe-storage';
import { createSearchBox, type SearchBox } from './create-search-box';
import frameStyles from './search.css?inline';
import listStyles from './search-list.css?inline';
import { currentProductId, openSiteSearch } from './site-search';
import type { SearchStore } from './search-store';

let site: { readonly box: SearchBox; readonly store: SearchStore } | undefined; // A page has one box.

/** Fetches the indexes before the box is opened. */
export function prepareSearch(): void {
  open().store.load();
}

/** Opens the search box; `text` is what was typed to open it. */
export function openSearch(text: string): void {
  open().box.open(text);
}

function open() {
  if (!site) {
    const style = document.createElement('style');
    style.textContent = frameStyles + listStyles;
    document.head.append(style);
    const store = openSiteSearch(() => box.update());
    const box = createSearchBox({
      store: () => store,
      storage: createSafeStorage(() => localStorage),
      currentProduct: currentProductId(),
      title: document.querySelector('.d-search-button span')?.textContent ?? '',
    });
    site = { box, store };
  }
  return site;
}
