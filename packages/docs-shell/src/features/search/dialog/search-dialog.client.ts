import { parseQuery, type SearchQuery } from '../engine';
import { searchEn, type SearchMessages } from '../../../i18n';
import type { SafeStorage } from '../../../client/safe-storage';
import { parseReaderVersions, readerVersionsKey } from '../../../theme/reader-version';
import { createOptionCursor } from './options.client';
import {
  clearRecentSearches,
  readRecentSearches,
  storeRecentSearch,
} from '../history/recent-searches';
import { emitSearchEvent } from '../../../client/search-events';
import { createDialogElements, updateChoices } from './dialog-elements.client';
import { findShellRoot } from './find-shell-root.client';
import { renderGroups, type OptionGroup } from './options.client';
import { listResults, type SearchResults } from './search-results.client';
import { listStart } from './search-start.client';
import { describeMissing, describeStatus } from './search-status';
import type { SearchStore } from '../indexes/search-store.client';

/** The search dialog of a page. */
export interface SearchDialog {
  /** Opens the dialog. A `text` replaces the query. */
  readonly open: (text: string) => void;
  /** Renders the dialog again after an index changed. */
  readonly update: () => void;
}

interface SearchDialogOptions {
  readonly store: () => SearchStore;
  readonly storage: SafeStorage;
  readonly currentProduct: string;
  /** Accessible name of the dialog. */
  readonly title: string;
}

/** On the dialog while an index is loading. */
const busyAttribute = 'data-busy';

const delaysMs = {
  /** Without typing, before the shards of the query are loaded. */
  shards: 80,
  /** Without typing, before the query is reported as an event. */
  queryEvent: 1500,
  /** Before slow products are named, for which their manifests may have to be loaded. */
  slowProducts: 2500,
};

/** Adds the search dialog to the page. It is closed at first. */
export function createSearchDialog(options: SearchDialogOptions): SearchDialog {
  const { store, storage, currentProduct, title } = options;
  const elements = createDialogElements();
  const { dialog, input, kinds, products, status, list, note, retry, clear } = elements;
  const cursor = createOptionCursor(input);
  const timers = new Map<keyof typeof delaysMs, ReturnType<typeof setTimeout>>();
  let results: SearchResults | undefined;
  let isChosen = false;
  let isSlow = false;

  const schedule = (name: keyof typeof delaysMs, task: () => void) => {
    clearTimeout(timers.get(name));
    timers.set(name, setTimeout(task, delaysMs[name]));
  };

  const onSearch = (text: string) => {
    input.value = text;
    onInput();
    input.focus();
  };

  const onChoose = (href: string, inNewTab: boolean) => {
    const query = input.value.trim();
    storeRecentSearch(storage, query);
    if (results) emitSearchEvent({ action: 'chosen', query, count: results.count, href });
    if (!inNewTab) {
      isChosen = true;
      dialog.close();
    }
  };

  const onFilter = (productId: string) => {
    products.value = productId;
    render();
    list.scrollTop = 0;
  };

  const render = () => {
    const t: SearchMessages = { ...searchEn, ...store().messages() };
    const catalogs = store().catalogs();
    const query = parseQuery(input.value);
    elements.setLabels(t, title);
    updateChoices(products, [
      ['', t.searchAllProducts],
      ...catalogs.map(({ product: { id, name } }) => [id, name] as const),
    ]);
    const filter = { product: products.value, kind: kinds.value };
    const isEmpty = query.normalized === '';
    const versions = parseReaderVersions(storage.get(readerVersionsKey));
    const chosen = { currentProduct, filter, versions };
    const context = { ...chosen, catalogs, query, t, onChoose, onSearch, onFilter };
    results = isEmpty ? undefined : listResults(context);
    const isLoading = store().has('loading');
    dialog.toggleAttribute(busyAttribute, isLoading);
    renderList(results ? visibleGroups(results, isLoading) : listStart({ ...context, storage }));
    clear.hidden = !isEmpty || readRecentSearches(storage).length === 0;
    renderStatus(t, query, isLoading);
  };

  const renderList = (groups: readonly OptionGroup[]) => {
    list.replaceChildren(...renderGroups(groups));
    list.hidden = groups.length === 0;
    // Where nothing was found, Enter must not leave the page for one of the alternatives.
    cursor.setOptions(
      groups.flatMap((group) => group.options),
      (results?.count ?? 0) > 0,
    );
  };

  const renderStatus = (t: SearchMessages, query: SearchQuery, isLoading: boolean) => {
    const { has, names, lacksBodyTerms } = store();
    const hasIndex = store().catalogs().length > 0;
    const isMissing = has('missing');
    setText(
      status,
      describeStatus({ query: query.text, results, hasIndex, isLoading, isMissing, t }),
    );
    // Without any index, the status says everything.
    const missing = hasIndex ? names('missing') : [];
    const slow = hasIndex && isSlow ? names('loading') : [];
    const visited = names('visited');
    const lacksTerms = query.normalized !== '' && lacksBodyTerms();
    setText(note, describeMissing({ missing, slow, visited, lacksBodyTerms: lacksTerms, t }));
    retry.hidden = isLoading || !(isMissing || visited.length > 0 || lacksTerms);
  };

  const loadShards = () => {
    void store()
      .loadShards(parseQuery(input.value))
      .then((hasChanged) => {
        if (hasChanged && dialog.open) render();
      });
  };

  const onInput = () => {
    render();
    list.scrollTop = 0;
    schedule('shards', loadShards);
    schedule('queryEvent', () => {
      if (results && dialog.open) {
        const { has, lacksBodyTerms } = store();
        const isPartial = has('loading') || has('missing') || has('visited');
        const isComplete = !isPartial && !lacksBodyTerms();
        const query = input.value.trim();
        emitSearchEvent({ action: 'query', query, count: results.count, isComplete });
      }
    });
  };

  const load = () => {
    store().load();
    isSlow = false;
    schedule('slowProducts', () => {
      isSlow = true;
      store().loadNames();
      render();
    });
  };

  input.addEventListener('input', onInput);
  kinds.addEventListener('change', render);
  products.addEventListener('change', render);
  retry.addEventListener('click', () => {
    load();
    render();
    loadShards();
    input.focus();
  });
  clear.addEventListener('click', () => {
    clearRecentSearches(storage);
    render();
    input.focus();
  });
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      cursor.move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      cursor.active()?.choose(event.ctrlKey || event.metaKey);
    }
  });
  dialog.addEventListener('click', ({ target }) => {
    // A click on the dialog itself is on its backdrop.
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    const query = input.value.trim();
    if (!isChosen) emitSearchEvent({ action: 'dismissed', query, count: results?.count ?? 0 });
  });
  // A page in the back/forward cache must not be restored with an open dialog.
  addEventListener('pagehide', () => dialog.close());
  findShellRoot().append(dialog);

  return {
    open: (text) => {
      if (text !== '') input.value = text;
      load();
      render();
      if (!dialog.open) {
        isChosen = false;
        dialog.showModal();
        emitSearchEvent({ action: 'opened' });
      }
      input.focus();
      if (text === '') input.select();
      schedule('shards', loadShards);
    },
    update: () => {
      if (dialog.open) {
        render();
        schedule('shards', loadShards);
      }
    },
  };
}

/** While indexes are loading, alternatives for a query without hits are not shown yet. */
function visibleGroups({ count, groups }: SearchResults, isLoading: boolean) {
  return count > 0 || !isLoading ? groups : [];
}

function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) {
    element.textContent = text;
  }
}
