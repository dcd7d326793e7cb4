import { createSafeStorage, type SafeStorage } from '../../client/safe-storage';
import { scrollTopToShow } from '../../client/scroll-top-to-show';
import { isPrerendering } from '../../client/on-activated';
import { onDemand } from '../../client/on-demand';
import {
  drawerHeadClass,
  listsRestoredEvent,
  listsUrlAttribute,
  navigationFilterClass,
  navigationProductAttribute,
  navigationStoragePrefix,
  openBeforeFilterAttribute,
  restoredAttribute,
  sideNavigationClass,
} from './contract';
import {
  isGroupOpen,
  parseNavigationState,
  parseTabNavigationState,
  type NavigationState,
} from './stored-navigation';

const currentSelector = '[aria-current="page"]';

/**
 * Keeps the open groups and the scroll position of the side navigation from page to page, per product and tab, and
 * scrolls the current entry into view without scrolling the page. Loads what adds the entries of closed groups to a large one.
 */
export function initNavigationState(): void {
  const navigation = document.querySelector<HTMLElement>(`.${sideNavigationClass}`);
  const scroller = navigation?.parentElement;
  if (!navigation || !scroller) {
    return;
  }
  const storage = createSafeStorage(() => sessionStorage);
  // A prerendered page runs in another process: its first read of session storage after activation takes 20 ms,
  // which delays the first paint. Local storage is available at once.
  const sharedStorage = createSafeStorage(() => localStorage);
  const tab = identifyTab(storage);
  const product = navigation.getAttribute(navigationProductAttribute) ?? '';
  const storageKey = navigationStoragePrefix + product;
  let scrollTop = 0;

  const readState = () => parseNavigationState(storage.get(storageKey));

  const restore = (state = readState()) => {
    for (const group of navigation.querySelectorAll('details')) {
      group.open = isGroupOpen(state, groupKey(group), leadsToCurrent(group));
    }
    ({ scrollTop } = state);
    showCurrent();
  };

  const showCurrent = () => {
    if (scroller.clientHeight === 0) {
      return; // The drawer is closed.
    }
    scroller.scrollTop = scrollTop;
    const current = navigation.querySelector(currentSelector);
    if (current) {
      const list = scroller.getBoundingClientRect();
      const entry = current.getBoundingClientRect();
      // Sticky elements at the upper edge cover entries.
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
    // The reader may never see this page, so its state must not replace the stored one.
    if (isPrerendering()) {
      return;
    }
    // Those in lists that are not loaded keep their state.
    const groups = { ...readState().groups };
    for (const group of navigation.querySelectorAll('details')) {
      groups[groupKey(group)] = isOpenUnfiltered(group);
    }
    const state: NavigationState = {
      groups,
      scrollTop: Math.round(scroller.clientHeight === 0 ? scrollTop : scroller.scrollTop),
    };
    const text = JSON.stringify(state);
    storage.set(storageKey, text);
    sharedStorage.set(storageKey, tab + text);
  };

  // `firstFrameScript` did this before the first paint, unless the page was prerendered or is in the background. The
  // reader may have scrolled since.
  if (navigation.hasAttribute(restoredAttribute)) {
    ({ scrollTop } = scroller.clientHeight === 0 ? readState() : scroller);
  } else {
    restore();
  }
  scroller.addEventListener('toggle', ({ target, newState }) => {
    if (target === scroller && newState === 'open') {
      showCurrent();
    }
  });
  // On each change, not only when the page is left: a prerendered page, or one in the back/forward cache, runs in
  // another process and sees a change with a delay.
  navigation.addEventListener('toggle', save, { capture: true });
  scroller.addEventListener('scrollend', save);
  scroller.addEventListener(
    'scroll',
    () => {
      ({ scrollTop } = scroller);
    },
    { passive: true },
  );
  navigation.addEventListener(listsRestoredEvent, () => restore());
  addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      save();
    }
  });
  // A prerendered page may be older than the last clicks on the previous page.
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
  if (navigation.hasAttribute(listsUrlAttribute)) {
    const code = onDemand(() => import('./navigation-lists.lazy.client'));
    void code.preload().then((lists) => lists?.enableLists(navigation));
  }
}

/** Returns a name that all pages of the browser tab share. */
function identifyTab(storage: SafeStorage): string {
  const key = 'docs-tab';
  const tab = storage.get(key) ?? String(Math.random());
  storage.set(key, tab);
  return tab;
}

function coveredHeight(scroller: Element): number {
  return [...scroller.querySelectorAll(`.${drawerHeadClass}, .${navigationFilterClass}`)].reduce(
    (height, element) => height + element.getBoundingClientRect().height,
    0,
  );
}

/** Returns the titles down to a group: unique in a product, without an attribute in the HTML. */
function groupKey(details: Element): string {
  const outer = details.parentElement?.closest('details');
  const summary = details.querySelector('summary');
  const title = summary?.ariaLabel ?? summary?.textContent ?? '';
  return outer ? `${groupKey(outer)}/${title}` : title;
}

/** A group that the filter opened is not the reader's choice: returns whether it was open before. */
function isOpenUnfiltered(group: HTMLDetailsElement): boolean {
  return (group.getAttribute(openBeforeFilterAttribute) ?? String(group.open)) === 'true';
}

function leadsToCurrent(details: Element): boolean {
  return details.parentElement?.querySelector(currentSelector) !== null;
}
