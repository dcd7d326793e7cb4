import { searchKinds } from '../engine';
import type { SearchMessages } from '../../../i18n';
import { createElement } from '../../../client/create-element';
import { searchButtonClass } from '../contract';

/** The elements of the dialog that exist from its creation on. */
export interface DialogElements {
  readonly dialog: HTMLDialogElement;
  readonly input: HTMLInputElement;
  readonly kinds: HTMLSelectElement;
  readonly products: HTMLSelectElement;
  readonly status: HTMLElement;
  readonly list: HTMLElement;
  readonly note: HTMLElement;
  readonly retry: HTMLButtonElement;
  /** Clears the recent searches. */
  readonly clear: HTMLButtonElement;
  /** Sets all labels; the messages change when the index with the language of the page is loaded. */
  readonly setLabels: (t: SearchMessages, title: string) => void;
}

/** The message key of each choice of the filter by kind. */
const filterMessages = {
  page: 'searchPages',
  heading: 'searchHeadings',
  prop: 'searchProps',
  slot: 'searchSlots',
  class: 'searchClasses',
  variable: 'searchVariables',
} as const satisfies Record<(typeof searchKinds)[number], keyof SearchMessages>;

const listId = 'd-search-list';

/** Creates the empty dialog: a combobox, filters, and the list box that the combobox controls. */
export function createDialogElements(): DialogElements {
  const input = createElement('input', {
    class: 'd-search-input',
    type: 'text',
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': listId,
    'aria-expanded': 'false',
    autocapitalize: 'none',
    autocomplete: 'off',
    enterkeyhint: 'go',
    maxlength: '200',
    spellcheck: 'false',
  });
  const close = createElement(
    'button',
    { type: 'button', class: 'd-search-close' },
    createElement('kbd', { 'aria-hidden': 'true' }, 'Esc'),
    createElement('span', { 'aria-hidden': 'true' }, '✕'),
  );
  const kinds = createElement('select', { class: 'd-search-filter' });
  const products = createElement('select', { class: 'd-search-filter' });
  const status = createElement('p', { class: 'd-search-status', role: 'status' });
  const list = createElement('div', { id: listId, class: 'd-search-list', role: 'listbox' });
  const retry = createElement('button', { type: 'button', class: 'd-search-small' });
  const clear = createElement('button', { type: 'button', class: 'd-search-small' });
  const note = createElement('p', { class: 'd-search-note', role: 'status' });
  const keys = ['↑ ↓', '↵', 'Ctrl ↵', 'Esc'].map((key) =>
    createElement('span', {}, createElement('kbd', {}, key), createElement('span')),
  );
  const dialog = createElement(
    'dialog',
    { class: 'd-search' },
    createElement('div', { class: 'd-search-head' }, createIcon(), input, close),
    createElement('div', { class: 'd-search-bar' }, kinds, products, status, clear),
    list,
    createElement('div', { class: 'd-search-notes' }, note, retry),
    createElement('div', { class: 'd-search-keys', 'aria-hidden': 'true' }, ...keys),
  );
  close.addEventListener('click', () => dialog.close());
  return {
    ...{ dialog, input, kinds, products, status, list, note, retry, clear },
    setLabels: (t, title) => {
      dialog.setAttribute('aria-label', title);
      input.setAttribute('aria-label', title);
      input.placeholder = t.searchPlaceholder;
      close.setAttribute('aria-label', t.searchClose);
      list.setAttribute('aria-label', t.searchResults);
      kinds.setAttribute('aria-label', t.searchKinds);
      products.setAttribute('aria-label', t.searchProducts);
      retry.textContent = t.searchRetry;
      clear.textContent = t.searchForget;
      updateChoices(kinds, [
        ['', t.searchAllKinds],
        ...searchKinds.map((kind) => [kind, t[filterMessages[kind]]] as const),
      ]);
      const hints = [t.searchKeyMove, t.searchKeyOpen, t.searchKeyTab, t.searchKeyClose];
      keys.forEach((key, index) => {
        key.lastElementChild?.replaceChildren(hints[index] ?? '');
      });
    },
  };
}

/** The choices that a select shows: rendering the same ones again would close an open select. */
const renderedChoices = new WeakMap<HTMLSelectElement, string>();

/** Updates the choices of a select if they changed, and keeps the chosen one. */
export function updateChoices(
  select: HTMLSelectElement,
  choices: readonly (readonly [value: string, text: string])[],
): void {
  const key = choices.map((choice) => choice.join('\n')).join('\n\n');
  if (renderedChoices.get(select) !== key) {
    const { value } = select;
    select.replaceChildren(...choices.map(([choice, text]) => new Option(text, choice)));
    select.value = choices.some(([choice]) => choice === value) ? value : '';
    renderedChoices.set(select, key);
  }
}

/** Returns a copy of the icon of the search button. */
function createIcon(): Node {
  return document.querySelector(`.${searchButtonClass} svg`)?.cloneNode(true) ?? new Text();
}
