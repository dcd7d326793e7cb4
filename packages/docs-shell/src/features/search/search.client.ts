import { createSafeStorage } from '../../client/safe-storage';
import { announce } from '../../client/status-message';
import { onActivated } from '../../client/on-activated';
import { slashAttribute } from '../../theme/display-settings';
import { currentProductName } from '../products/current-product.client';
import { failedMessageAttribute, pathSearchAttribute, searchButtonClass } from './contract';
import { storeLastPage } from './last-pages';
import type { Search } from './search.lazy.client';

/** A pointer that stays on the button for this time probably clicks it. */
const hoverDelayMs = 80;

/**
 * Opens the search dialog: with the search button, by typing on it, with Ctrl K or ⌘ K, or with `/` if the reader chose
 * that. The code of the dialog is loaded when it is opened, or when the pointer stays on the button.
 */
export function initSearch(): void {
  const button = document.querySelector<HTMLElement>(`.${searchButtonClass}`);
  if (!button) {
    return;
  }
  showKey(button);

  let loading: Promise<Search> | undefined;
  const load = () => {
    loading ??= loadSearch().then(({ createSearch }) => createSearch());
    // After a failure, the next call tries again.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };

  // What the reader types while the dialog is loading; `undefined` when it is not.
  let typed: string | undefined;
  const open = (text = '') => {
    if (typed !== undefined) {
      typed += text;
      return;
    }
    typed = text;
    load()
      .then(
        (search) => search.open(typed ?? ''),
        () => announce(button.getAttribute(failedMessageAttribute) ?? ''),
      )
      .finally(() => {
        typed = undefined;
      });
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  button.addEventListener('pointerenter', () => {
    timer = setTimeout(() => {
      // If this fails, opening the dialog tries again and reports the failure.
      load().then(
        (search) => search.prepare(),
        () => undefined,
      );
    }, hoverDelayMs);
  });
  button.addEventListener('pointerleave', () => clearTimeout(timer));
  button.addEventListener('click', () => open());

  addEventListener('keydown', (event) => {
    const { key, target } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const isTyped = key.length === 1 && (typed !== undefined || (target === button && key !== ' '));
    if (event.altKey || event.isComposing || event.defaultPrevented) {
      return;
    }
    if (isCommand ? key.toLowerCase() === 'k' && !event.shiftKey : isTyped || isSlash(event)) {
      event.preventDefault();
      open(isTyped && !isCommand ? key : '');
    }
  });

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
