import { createSafeStorage } from '../../client/safe-storage';
import { onDemand } from '../../client/on-demand';
import { onActivated } from '../../client/on-activated';
import { slashAttribute } from '../../theme/display-settings';
import { searchParameter } from '../../page-document/browser-files';
import { currentProductName } from '../products/current-product.client';
import { failedMessageAttribute, pathSearchAttribute, searchButtonClass } from './contract';
import { storeLastPage } from './history/last-pages';

/** A pointer that stays on the button for this time probably clicks it. */
const hoverDelayMs = 80;

/**
 * Opens the search dialog: with the search button, by typing on it, with Ctrl K or ⌘ K, with `/` if the reader chose that,
 * or by an address with words to search for. The code of the dialog is loaded when it is opened, or when the pointer
 * stays on the button.
 */
export function initSearch(): void {
  const button = document.querySelector<HTMLElement>(`.${searchButtonClass}`);
  if (!button) {
    return;
  }
  showKey(button);

  const code = onDemand(() => loadSearch().then(({ createSearch }) => createSearch()));

  // What the reader types while the dialog is loading; `undefined` when it is not.
  let typed: string | undefined;
  const open = async (text = '') => {
    if (typed !== undefined) {
      typed += text;
      return;
    }
    typed = text;
    const search = await code.use(button, button.getAttribute(failedMessageAttribute) ?? '');
    search?.open(typed);
    typed = undefined;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  button.addEventListener('pointerenter', () => {
    timer = setTimeout(() => void code.preload().then((search) => search?.prepare()), hoverDelayMs);
  });
  button.addEventListener('pointerleave', () => clearTimeout(timer));
  button.addEventListener('click', () => void open());

  addEventListener('keydown', (event) => {
    const { key, target } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const isTyped = key.length === 1 && (typed !== undefined || (target === button && key !== ' '));
    if (event.altKey || event.isComposing || event.defaultPrevented) {
      return;
    }
    if (isCommand ? key.toLowerCase() === 'k' && !event.shiftKey : isTyped || isSlash(event)) {
      event.preventDefault();
      void open(isTyped && !isCommand ? key : '');
    }
  });

  const words = new URLSearchParams(location.search).get(searchParameter) ?? '';
  if (words !== '') {
    onActivated(() => void open(words));
  }

  const pathSearch = document.querySelector<HTMLElement>(`[${pathSearchAttribute}]`);
  const title = document.querySelector('main h1')?.textContent ?? '';
  onActivated(() => {
    if (pathSearch) {
      void import('./path-search.lazy.client').then(({ searchPath }) => searchPath(pathSearch));
    } else {
      const storage = createSafeStorage(() => localStorage);
      storeLastPage(storage, { href: location.pathname, title, product: currentProductName() });
    }
  });
}

/** A build with a hosted search contains the code of that one only. */
function loadSearch() {
  return import.meta.env.DOCS_HAS_DOCSEARCH
    ? import('./docsearch/docsearch.lazy.client')
    : import('./search.lazy.client');
}

function showKey(button: HTMLElement): void {
  const hint = button.querySelector('kbd');
  if (hint && /Mac|iP/.test(navigator.platform)) {
    hint.textContent = '⌘ K';
  }
}

function isSlash({ key, target }: KeyboardEvent): boolean {
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, select, textarea'));
  return key === '/' && !isTyping && document.documentElement.getAttribute(slashAttribute) === 'on';
}
