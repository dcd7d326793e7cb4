import { searchKinds } from './engine';
import type { SearchMessages } from '../../i18n';
import { createElement } from '../../client/create-element';

/** The parts of the box that stay while what it shows changes. */
export interface SearchFrame {
  readonly dialog: HTMLDialogElement;
  readonly input: HTMLInputElement;
  readonly kinds: HTMLSelectElement;
  readonly products: HTMLSelectElement;
  readonly status: HTMLElement;
  readonly list: HTMLElement;
  readonly note: HTMLElement;
  readonly retry: HTMLButtonElement;
  readonly forget: HTMLButtonElement;
  /** Writes all labels, in the language that is known by then. */
  readonly label: (t: SearchMessages, title: string) => void;
}

/** The name of each filter by kind. */
const filterWords = {
  page: 'searchPages',
  heading: 'searchHeadings',
  prop: 'searchProps',
  slot: 'searchSlots',
  class: 'searchClasses',
  variable: 'searchVariables',
} as const satisfies Record<(typeof searchKinds)[number], keyof SearchMessages>;

const listId = 'd-search-list';

/** Draws the empty box: a dialog with a combobox, filters, and the list box that it controls. */
export function createSearchFrame(): SearchFrame {
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
  const forget = createElement('button', { type: 'button', class: 'd-search-small' });
  const note = createElement('p', { class: 'd-search-note', role: 'status' });
  const keys = ['↑ ↓', '↵', 'Ctrl ↵', 'Esc'].map((key) =>
    createElement('span', {}, createElement('kbd', {}, key), createElement('span')),
  );
  const dialog = createElement(
    'dialog',
    { class: 'd-search' },
    createElement('div', { class: 'd-search-head' }, createIcon(), input, close),
    createElement('div', { class: 'd-search-bar' }, kinds, products, status, forget),
    list,
    createElement('div', { class: 'd-search-notes' }, note, retry),
    createElement('div', { class: 'd-search-keys', 'aria-hidden': 'true' }, ...keys),
  );
  close.addEventListener('click', () => dialog.close());
  return {
    ...{ dialog, input, kinds, products, status, list, note, retry, forget },
    label: (t, title) => {
      dialog.setAttribute('aria-label', title);
      input.setAttribute('aria-label', title);
      input.placeholder = t.searchPlaceholder;
      close.setAttribute('aria-label', t.searchClose);
      list.setAttribute('aria-label', t.searchResults);
      kinds.setAttribute('aria-label', t.searchKinds);
      products.setAttribute('aria-label', t.searchProducts);
      retry.textContent = t.searchRetry;
      forget.textContent = t.searchForget;
      fillSelect(kinds, [
        ['', t.searchAllKinds],
        ...searchKinds.map((kind) => [kind, t[filterWords[kind]]] as const),
      ]);
      const hints = [t.searchKeyMove, t.searchKeyOpen, t.searchKeyTab, t.searchKeyClose];
      keys.forEach((key, at) => {
        key.lastElementChild?.replaceChildren(hints[at] ?? '');
      });
    },
  };
}

/** Gives a list of choices its words and keeps the one that was taken. */
export function fillSelect(
  select: HTMLSelectElement,
  choices: readonly (readonly [value: string, text: string])[],
): void {
  const wanted = choices.map((choice) => choice.join('\n')).join('\n\n');
  if (select.dataset['choices'] !== wanted) {
    const { value } = select;
    select.replaceChildren(...choices.map(([key, text]) => new Option(text, key)));
    select.value = choices.some(([key]) => key === value) ? value : '';
    select.dataset['choices'] = wanted;
  }
}

/** The icon of the button that opened the box. */
function createIcon(): Node {
  return document.querySelector('.d-search-button svg')?.cloneNode(true) ?? new Text();
}
