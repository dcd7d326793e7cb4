import { loadOnClick, onDemand } from '../../client/on-demand';
import { tabGroupAttribute } from './contract';

/** Loads the code of tabs on pages with tabs. If that fails, a click on a tab tries again. */
export function initTabs(): void {
  if (document.querySelector(`[${tabGroupAttribute}]`)) {
    const code = onDemand(() =>
      import('./tabs.lazy.client').then(({ activateTabs }) => activateTabs()),
    );
    void code.preload();
    loadOnClick(document, `[${tabGroupAttribute}] > [role=tablist] > *`, code);
  }
}
