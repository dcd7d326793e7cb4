import { parseQuery } from './engine';
import { searchEn, type SearchMessages } from '../../i18n';
import type { SafeStorage } from '../../client/safe-storage';
import { drawGroups } from './draw-groups.client';
import { createOptionCursor } from './list-keys.client';
import { forgetSearches, readRecentSearches, rememberSearch } from './recent-searches';
import { emitSearchEvent } from '../../client/search-events';
import { createSearchFrame, fillSelect } from './search-frame.client';
import { listResults, type SearchResults } from './search-results.client';
import { listStart } from './search-start.client';
import { describeMissing, describeStatus } from './search-status';
import type { SearchStore } from './search-store.client';

/** The search box of a page. */
export interface SearchBox {
  readonly open: (text: string) => void;
  /** Draws anew what the indexes say by now. */
  readonly update: () => void;
}

interface SearchBoxOptions {
  readonly store: () => SearchStore;
  readonly storage: SafeStorage;
  readonly currentProduct: string;
  /** Name of the box. */
  readonly title: string;
}

/**
 * Milliseconds: until the texts are searched, too; until a query counts as one; until waiting is worth a word, and
 * the requests that it may take to know whom for.
 */
const pauses = { texts: 80, query: 1500, waiting: 2500 };

/** Draws the search box into the page (SPEC SE-1). It is closed. */
export function createSearchBox(options: SearchBoxOptions): SearchBox {
  const { store, storage, currentProduct, title } = options;
  const frame = createSearchFrame();
  const { dialog, input, kinds, products, status, list, note, retry, forget } = frame;
  const cursor = createOptionCursor(input);
  const timers = new Map<keyof typeof pauses, ReturnType<typeof setTimeout>>();
  let results: SearchResults | undefined;
  let isChosen = false;
  let isLate = false;

  const later = (name: keyof typeof pauses, task: () => void) => {
    clearTimeout(timers.get(name));
    timers.set(name, setTimeout(task, pauses[name]));
  };

  const words = (): SearchMessages => ({ ...searchEn, ...store().words() });

  const onSearch = (text: string) => {
    input.value = text;
    onInput();
    input.focus();
  };

  const onChoose = (href: string, inNewTab: boolean) => {
    const query = input.value.trim();
    rememberSearch(storage, query);
    if (results) emitSearchEvent({ action: 'chosen', query, count: results.count, href });
    if (!inNewTab) {
      isChosen = true;
      dialog.close();
    }
  };

  const draw = () => {
    const t = words();
    frame.label(t, title);
    const catalogs = store().catalogs();
    fillSelect(products, [
      ['', t.searchAllProducts],
      ...catalogs.map(({ product: { id, name } }) => [id, name] as const),
    ]);
    const query = parseQuery(input.value);
    const filter = { product: products.value, kind: kinds.value };
    const onFilter = (id: string) => {
      products.value = id;
      draw();
      list.scrollTop = 0;
    };
    const isEmpty = query.compact === '';
    const context = { catalogs, query, currentProduct, filter, t, onChoose, onSearch, onFilter };
    results = isEmpty ? undefined : listResults(context);
    const isWaiting = store().has('loading');
    dialog.toggleAttribute('data-busy', isWaiting);
    // Other words are offered when all have said that they know nothing.
    const groups = results
      ? results.count > 0 || !isWaiting
        ? results.groups
        : []
      : listStart({ storage, t, onChoose, onSearch });
    list.replaceChildren(...drawGroups(groups));
    list.hidden = groups.length === 0;
    cursor.show(
      groups.flatMap((group) => group.options),
      results !== undefined,
    );
    forget.hidden = !isEmpty || readRecentSearches(storage).length === 0;
    const hasIndex = catalogs.length > 0;
    const isMissing = store().has('missing');
    const state = { hasIndex, isWaiting, isMissing };
    say(status, describeStatus({ query: query.text, results, ...state, t }));
    // Where no product answers, the status says all there is to say.
    const missing = hasIndex ? store().names('missing') : [];
    const waiting = hasIndex && isLate ? store().names('loading') : [];
    const lacksTexts = !isEmpty && store().lacksTexts();
    say(note, describeMissing({ missing, waiting, lacksTexts, t }));
    retry.hidden = isWaiting || !(isMissing || lacksTexts);
  };

  const searchTexts = () => {
    void store()
      .loadTexts(parseQuery(input.value))
      .then((isNew) => {
        if (isNew && dialog.open) draw();
      });
  };

  const onInput = () => {
    draw();
    list.scrollTop = 0;
    later('texts', searchTexts);
    later('query', () => {
      if (results && dialog.open) {
        const { has, lacksTexts } = store();
        const isComplete = !has('loading') && !has('missing') && !lacksTexts();
        const query = input.value.trim();
        emitSearchEvent({ action: 'query', query, count: results.count, isComplete });
      }
    });
  };

  const load = () => {
    store().load();
    isLate = false;
    later('waiting', () => {
      isLate = true;
      store().nameLoading();
      draw();
    });
  };

  input.addEventListener('input', onInput);
  kinds.addEventListener('change', draw);
  products.addEventListener('change', draw);
  retry.addEventListener('click', () => {
    load();
    draw();
    searchTexts();
    input.focus();
  });
  forget.addEventListener('click', () => {
    forgetSearches(storage);
    draw();
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
    // Beside the box is its backdrop.
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    const query = input.value.trim();
    if (!isChosen) emitSearchEvent({ action: 'dismissed', query, count: results?.count ?? 0 });
  });
  // A page kept for the way back must not come back covered.
  addEventListener('pagehide', () => dialog.close());
  (document.querySelector('.d-page') ?? document.body).append(dialog);

  return {
    open: (text) => {
      if (text !== '') input.value = text;
      load();
      draw();
      if (!dialog.open) {
        isChosen = false;
        dialog.showModal();
        emitSearchEvent({ action: 'opened' });
      }
      input.focus();
      if (text === '') input.select();
      later('texts', searchTexts);
    },
    update: () => {
      if (dialog.open) {
        draw();
        later('texts', searchTexts);
      }
    },
  };
}

function say(element: HTMLElement, text: string): void {
  if (element.textContent !== text) {
    element.textContent = text;
  }
}
