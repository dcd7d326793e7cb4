import { addStyles } from '../../client/add-styles';
import { createSafeStorage } from '../../client/safe-storage';
import { currentProductId } from '../products/current-product.client';
import { searchButtonClass } from './contract';
import { createSearchDialog, type SearchDialog } from './dialog/search-dialog.client';
import dialogStyles from './dialog/search.lazy.css?inline';
import listStyles from './dialog/search-list.lazy.css?inline';
import { openSiteSearch } from './indexes/site-search.client';
import type { SearchStore } from './indexes/search-store.client';

/** The search of a page, as `initSearch` uses it. */
export interface Search {
  /** Loads the indexes before the dialog is opened. */
  readonly prepare: () => void;
  /** Opens the dialog; `text` is what the reader typed to open it. */
  readonly open: (text: string) => void;
}

/** Creates the search of a page. The dialog is created when it is needed. */
export function createSearch(): Search {
  let site: ReturnType<typeof createSite> | undefined;
  return {
    prepare: () => (site ??= createSite()).store.load(),
    open: (text) => (site ??= createSite()).dialog.open(text),
  };
}

function createSite(): { readonly dialog: SearchDialog; readonly store: SearchStore } {
  addStyles(dialogStyles + listStyles);
  const store = openSiteSearch(() => dialog.update());
  const dialog = createSearchDialog({
    store: () => store,
    storage: createSafeStorage(() => localStorage),
    currentProduct: currentProductId(),
    title: document.querySelector(`.${searchButtonClass} span`)?.textContent ?? '',
  });
  return { dialog, store };
}
