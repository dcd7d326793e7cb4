import { createSafeStorage } from '../../theme/safe-storage';
import { followStorage } from '../../client/follow-storage';
import { tabGroupAttribute, tabsReadyAttribute } from './contract';
import { nextTab, parseTabChoices, tabsKey } from './tab-choices';

interface TabSet {
  readonly group: string;
  readonly tabs: readonly HTMLElement[];
}

/**
 * Makes the tabs of the content respond to clicks and keys, except those that do so already. The choice is stored for the
 * whole site, and other tabs of the browser follow it. The browser's own search finds text in hidden panels, and links into
 * them work.
 */
export function activateTabs(): void {
  const storage = createSafeStorage(() => localStorage);
  // Keeps the choice for this page if storage is not available.
  const unsaved = new Map<string, string>();
  const roots = [
    ...document.querySelectorAll(`[${tabGroupAttribute}]:not([${tabsReadyAttribute}])`),
  ];

  const apply = () => {
    const stored = parseTabChoices(storage.get(tabsKey));
    for (const root of document.querySelectorAll(`[${tabGroupAttribute}]`)) {
      const { group, tabs } = readTabSet(root);
      const title = unsaved.get(group) ?? stored.get(group);
      show(tabs, tabs.find((tab) => tab.textContent === title) ?? tabs[0]);
    }
  };

  const choose = ({ group }: TabSet, tab: HTMLElement) => {
    const title = tab.textContent;
    // Panels above may change their height: the tab stays under the pointer.
    const before = tab.getBoundingClientRect().top;
    const choices = new Map(parseTabChoices(storage.get(tabsKey))).set(group, title);
    unsaved.set(group, title);
    if (storage.set(tabsKey, JSON.stringify(Object.fromEntries(choices)))) {
      unsaved.delete(group);
    }
    apply();
    scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
  };

  for (const set of roots.map(readTabSet)) {
    for (const [index, tab] of set.tabs.entries()) {
      tab.addEventListener('click', () => choose(set, tab));
      tab.addEventListener('keydown', (event) => {
        const isRtl = getComputedStyle(tab).direction === 'rtl';
        const target = nextTab(event.key, index, set.tabs.length, isRtl);
        const next = target === undefined ? undefined : set.tabs[target];
        if (next && !event.ctrlKey && !event.metaKey && !event.altKey) {
          event.preventDefault();
          choose(set, next);
          next.focus();
        }
      });
      panelOf(tab)?.addEventListener('beforematch', () => choose(set, tab));
    }
  }
  followStorage([tabsKey], apply);
  apply();
  for (const root of roots) {
    root.setAttribute(tabsReadyAttribute, '');
  }
}

function readTabSet(root: Element): TabSet {
  return {
    group: root.getAttribute(tabGroupAttribute) ?? '',
    tabs: [...root.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > *')],
  };
}

function panelOf(tab: Element): HTMLElement | null {
  return document.getElementById(tab.getAttribute('aria-controls') ?? '');
}

function show(tabs: readonly HTMLElement[], chosen: HTMLElement | undefined): void {
  for (const tab of tabs) {
    const isChosen = tab === chosen;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    const panel = panelOf(tab);
    if (isChosen) {
      panel?.removeAttribute('hidden');
    } else {
      panel?.setAttribute('hidden', 'until-found');
    }
  }
}
