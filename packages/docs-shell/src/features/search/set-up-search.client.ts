import { createSafeStorage } from '../../client/safe-storage';
import { announce } from '../../client/status-message';
import { whenActive } from '../../client/on-activated';
import { rememberPage } from './last-pages';
import type { Search } from './open-search.client';

/** Milliseconds after which a pointer on the button is there to stay. */
const rest = 80;

/**
 * Opens the search box: with its button, a letter on it, Ctrl or ⌘ and K, or `/` for readers who chose that key
 * (SPEC SE-1). Everything else of search is loaded then, or when the pointer rests on the button.
 */
export function setUpSearch(): void {
  const button = document.querySelector<HTMLElement>('.d-search-button');
  if (!button) {
    return;
  }
  showKey(button);

  let loading: Promise<Search> | undefined;
  const load = () => {
    loading ??= loadSearch().then(({ createSearch }) => createSearch());
    // What fails is tried again.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };

  // What is typed until the box is there; undefined while nobody waits for it.
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
        () => announce(button.dataset['failed'] ?? ''),
      )
      .finally(() => {
        typed = undefined;
      });
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  button.addEventListener('pointerenter', () => {
    timer = setTimeout(() => {
      // What fails now is tried again, and told, when the box is opened.
      load().then(
        (search) => search.prepare(),
        () => undefined,
      );
    }, rest);
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

  const place = document.querySelector<HTMLElement>('[data-search-path]');
  const title = document.querySelector('.d-page-title')?.textContent ?? '';
  const product = document.querySelector('.d-header-name')?.textContent ?? '';
  whenActive(() => {
    if (place) {
      void import('./search-path.client').then(({ searchPath }) => searchPath(place));
    } else {
      const storage = createSafeStorage(() => localStorage);
      rememberPage(storage, { href: location.pathname, title, product });
    }
  });
}

/** A build whose products have a hosted search holds that one alone (SPEC SE-2). */
function loadSearch() {
  return import.meta.env.DOCS_HAS_DOCSEARCH
    ? import('./docsearch/open-docsearch.client')
    : import('./open-search.client');
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
  return key === '/' && !isTyping && document.documentElement.dataset['slash'] === 'on';
}
