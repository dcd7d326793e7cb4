import { loadOnFocus, onDemand } from '../../client/on-demand';
import { navigationFilterClass } from './contract';

/**
 * Loads the filter of a side navigation with many entries when the reader moves to its box, or when the browser has
 * restored its text.
 */
export function initNavigationFilter(): void {
  const box = document.querySelector<HTMLElement>(`.${navigationFilterClass}`);
  const input = box?.querySelector('input');
  const list = box?.nextElementSibling;
  if (!box || !input || !list) {
    return;
  }
  const code = onDemand(() =>
    import('./navigation-filter.lazy.client').then(({ activateNavigationFilter }) =>
      activateNavigationFilter({ box, input, list }),
    ),
  );
  loadOnFocus(box, code);
  addEventListener('pageshow', () => {
    if (input.value !== '') {
      void code.preload();
    }
  });
}
