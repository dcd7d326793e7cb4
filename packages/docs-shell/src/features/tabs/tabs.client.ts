import { tabGroupAttribute } from './contract';

/** Loads the code of tabs on pages with tabs. If that fails, the first tab of each set stays shown. */
export function initTabs(): void {
  if (document.querySelector(`[${tabGroupAttribute}]`)) {
    import('./tabs.lazy.client').then(
      ({ activateTabs }) => activateTabs(),
      () => {},
    );
  }
}
