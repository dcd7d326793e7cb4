import { createSafeStorage } from '../../client/safe-storage';
import { createSearchBox, type SearchBox } from './create-search-box.client';
import frameStyles from './search.lazy.css?inline';
import listStyles from './search-list.lazy.css?inline';
import { currentProductId, openSiteSearch } from './site-search.client';
import type { SearchStore } from './search-store.client';

/** The search of a page, as `setUpSearch` holds it. */
export interface Search {
  /** Fetches the indexes before the box is opened. */
  readonly prepare: () => void;
  /** Opens the search box; `text` is what was typed to open it. */
  readonly open: (text: string) => void;
}

/** Makes the search of a page; its box is drawn when it is first wanted. */
export function createSearch(): Search {
  let site: ReturnType<typeof createSite> | undefined;
  return {
    prepare: () => (site ??= createSite()).store.load(),
    open: (text) => (site ??= createSite()).box.open(text),
  };
}

function createSite(): { readonly box: SearchBox; readonly store: SearchStore } {
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
  return { box, store };
}
