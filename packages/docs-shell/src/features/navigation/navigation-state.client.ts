import { createSafeStorage, type SafeStorage } from '../../client/safe-storage';
import { scrollTopToShow } from '../../client/scroll-top-to-show';
import { isGroupOpen, parseNavigationState, parseTabNavigationState } from './stored-navigation';
import type { NavigationState } from './stored-navigation';
import { isPrerendering } from '../../client/on-activated';

/**
 * Keeps open groups and the scroll place of the side navigation over the move to the next page, per product and
 * tab, and brings the current entry into sight without moving the page (SPEC NAV-3).
 */
export function setUpNavigationState(): void {
  const navigation = document.querySelector<HTMLElement>('.d-side-nav');
  const scroller = navigation?.parentElement;
  if (!navigation || !scroller) {
    return;
  }
  const storage = createSafeStorage(() => sessionStorage);
  // A page of another process, such as a prerendered one, waits for its first look into session storage after it
  // was taken (20 ms before its first paint), but has what comes into local storage at hand.
  const sharedStorage = createSafeStorage(() => localStorage);
  const tab = identifyTab(storage);
  const storageKey = `docs-navigation:${navigation.dataset['product'] ?? ''}`;
  const groups = [...navigation.querySelectorAll('details')].map((element) => ({
    element,
    key: groupKey(element),
    leadsToCurrent: leadsToCurrent(element),
  }));
  let scrollTop = 0;

  const restore = (state = parseNavigationState(storage.get(storageKey))) => {
    for (const group of groups) {
      group.element.open = isGroupOpen(state, group);
    }
    ({ scrollTop } = state);
    showCurrent();
  };

  const showCurrent = () => {
    if (scroller.clientHeight === 0) {
      return; // A closed drawer.
    }
    scroller.scrollTop = scrollTop;
    const current = navigation.querySelector('[aria-current="page"]');
    if (current) {
      const list = scroller.getBoundingClientRect();
      const entry = current.getBoundingClientRect();
      // What sticks to the upper edge covers entries.
      const top = list.top + coveredHeight(scroller);
      scroller.scrollTop = scrollTopToShow({
        scrollTop: scroller.scrollTop,
        height: list.bottom - top,
        itemTop: entry.top - top,
        itemHeight: entry.height,
      });
    }
  };

  const save = () => {
    // Its own groups are open, though the reader may never come.
    if (isPrerendering()) {
      return;
    }
    const state: NavigationState = {
      groups: Object.fromEntries(
        groups.map(({ key, element }) => [key, isOpenUnfiltered(element)]),
      ),
      scrollTop: Math.round(scroller.clientHeight === 0 ? scrollTop : scroller.scrollTop),
    };
    const text = JSON.stringify(state);
    storage.set(storageKey, text);
    sharedStorage.set(storageKey, tab + text);
  };

  restore();
  scroller.addEventListener('toggle', ({ target, newState }) => {
    if (target === scroller && newState === 'open') {
      showCurrent();
    }
  });
  // At once, not only on leaving: a page that was prerendered or kept lives in another process, which hears of
  // a change a moment later.
  navigation.addEventListener('toggle', save, { capture: true });
  scroller.addEventListener('scrollend', save);
  scroller.addEventListener(
    'scroll',
    () => {
      ({ scrollTop } = scroller);
    },
    { passive: true },
  );
  addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      save();
    }
  });
  // A prerendered page was drawn before the reader's last clicks on the page that it follows.
  document.addEventListener('prerenderingchange', () => {
    const state = parseTabNavigationState(sharedStorage.get(storageKey), tab);
    if (state) {
      restore(state);
    }
  });
  addEventListener('pageshow', (event) => {
    if (event.persisted) {
      restore();
    }
  });
}

/** A name for the tab, which its pages share. */
function identifyTab(storage: SafeStorage): string {
  const key = 'docs-tab';
  const tab = storage.get(key) ?? String(Math.random());
  storage.set(key, tab);
  return tab;
}

function coveredHeight(scroller: Element): number {
  return [...scroller.querySelectorAll('.d-drawer-head, .d-nav-filter')].reduce(
    (height, element) => height + element.getBoundingClientRect().height,
    0,
  );
}

/** The titles on the way to a group: unique in a product, and no byte of HTML. */
function groupKey(details: Element): string {
  const outer = details.parentElement?.closest('details');
  const summary = details.querySelector('summary');
  const title = summary?.ariaLabel ?? summary?.textContent ?? '';
  return outer ? `${groupKey(outer)}/${title}` : title;
}

/** What the filter opened for its hits is no choice of the reader's: it notes how the group was before. */
function isOpenUnfiltered({ open, dataset }: HTMLDetailsElement): boolean {
  return dataset['openBefore'] === undefined ? open : dataset['openBefore'] === 'true';
}

function leadsToCurrent(details: Element): boolean {
  return details.parentElement?.querySelector('[aria-current="page"]') !== null;
}
