import { createSafeStorage, type SafeStorage } from '../../client/safe-storage';
import { scrollTopToShow } from '../../client/scroll-top-to-show';
import { isPrerendering } from '../../client/on-activated';
import {
  drawerHeadClass,
  listsAddedEvent,
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

/**
 * Keeps the open groups and the scroll position of the side navigation from page to page, per product and tab, and
 * scrolls the current entry into view without scrolling the page.
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
  let groups = listGroups(navigation);
  let scrollTop = 0;

  const readState = () => parseNavigationState(storage.get(storageKey));

  const openGroups = (state: NavigationState) => {
    for (const group of groups) {
      group.element.open = isGroupOpen(state, group);
    }
  };

  const restore = (state = readState()) => {
    openGroups(state);
    ({ scrollTop } = state);
    showCurrent();
  };

  const showCurrent = () => {
    if (scroller.clientHeight === 0) {
      return; // The drawer is closed.
    }
    scroller.scrollTop = scrollTop;
    const current = navigation.querySelector('[aria-current="page"]');
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
    const state: NavigationState = {
      groups: {
        // Groups within lists that are not loaded.
        ...readState().groups,
        ...Object.fromEntries(groups.map(({ key, element }) => [key, isOpenUnfiltered(element)])),
      },
      scrollTop: Math.round(scroller.clientHeight === 0 ? scrollTop : scroller.scrollTop),
    };
    const text = JSON.stringify(state);
    storage.set(storageKey, text);
    sharedStorage.set(storageKey, tab + text);
  };

  // `firstFrameScript` did this before the first paint, unless the page was prerendered or is in the background. The
  // reader may have scrolled since.
  if (navigation.hasAttribute(restoredAttribute)) {
    ({ scrollTop } =
      scroller.clientHeight === 0 ? parseNavigationState(storage.get(storageKey)) : scroller);
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
  navigation.addEventListener(listsAddedEvent, (event) => {
    groups = listGroups(navigation);
    // A group that the reader opens must not move the navigation.
    const isRestored = 'detail' in event && event.detail;
    (isRestored ? restore : openGroups)(readState());
  });
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

interface Group {
  readonly element: HTMLDetailsElement;
  readonly key: string;
  readonly leadsToCurrent: boolean;
}

function listGroups(navigation: HTMLElement): readonly Group[] {
  return [...navigation.querySelectorAll('details')].map((element) => ({
    element,
    key: groupKey(element),
    leadsToCurrent: leadsToCurrent(element),
  }));
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
  const openBefore = group.getAttribute(openBeforeFilterAttribute);
  return openBefore === null ? group.open : openBefore === 'true';
}

function leadsToCurrent(details: Element): boolean {
  return details.parentElement?.querySelector('[aria-current="page"]') !== null;
}
