import { createSafeStorage } from '../../theme/safe-storage';
import { followStorage } from '../../client/follow-storage';
import { nextTab, parseTabChoices, tabsKey } from './tab-choices';

interface TabSet {
  readonly group: string;
  readonly tabs: readonly HTMLElement[];
}

/**
 * Serves the tabs of the content: the choice is kept for the whole site and followed by every tab of the browser.
 * Hidden panels can still be found by the browser's own search, and reached by a link to something in them.
 */
export function serveTabs(): void {
  const storage = createSafeStorage(() => localStorage);
  // Where nothing can be stored, the choice holds as long as the page.
  const unsaved = new Map<string, string>();
  const sets = [...document.querySelectorAll<HTMLElement>('[data-tabs]')].map((root): TabSet => ({
    group: root.dataset['tabs'] ?? '',
    tabs: [...root.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > *')],
  }));

  const apply = () => {
    const stored = parseTabChoices(storage.get(tabsKey));
    for (const { group, tabs } of sets) {
      const title = unsaved.get(group) ?? stored.get(group);
      show(tabs, tabs.find((tab) => tab.textContent === title) ?? tabs[0]);
    }
  };

  const choose = ({ group }: TabSet, tab: HTMLElement) => {
    const title = tab.textContent;
    // What moves above it must not carry the tab away from under the pointer.
    const before = tab.getBoundingClientRect().top;
    const choices = new Map(parseTabChoices(storage.get(tabsKey))).set(group, title);
    unsaved.set(group, title);
    if (storage.set(tabsKey, JSON.stringify(Object.fromEntries(choices)))) {
      unsaved.delete(group);
    }
    apply();
    scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
  };

  for (const set of sets) {
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
  for (const root of document.querySelectorAll('[data-tabs]')) {
    root.setAttribute('data-ready', '');
  }
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
