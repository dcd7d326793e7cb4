import { loadOnFocus, onDemand } from '../../client/on-demand';
import { rowFilterClass } from './contract';

/**
 * Loads the filter of long tables, such as those of API pages, when the reader moves to the box, or when the browser
 * has restored its text.
 */
export function initRowFilter(): void {
  const box = document.querySelector<HTMLElement>(`.${rowFilterClass}`);
  const input = box?.querySelector('input');
  if (!box || !input) {
    return;
  }
  let isRestored = false;
  const code = onDemand(() =>
    import('./row-filter.lazy.client').then(({ activateRowFilter }) =>
      activateRowFilter({ box, input, isRestored }),
    ),
  );
  loadOnFocus(box, code);
  addEventListener('pageshow', () => {
    if (input.value !== '') {
      isRestored = !code.isLoaded();
      void code.preload();
    }
  });
}
