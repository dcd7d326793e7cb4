import { onIntent } from '../../client/on-intent';
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
  let isRequested = false;
  const load = (isRestored: boolean) => {
    if (!isRequested) {
      isRequested = true;
      // Without the filter the tables are as complete as without JavaScript.
      import('./row-filter.lazy.client').then(
        ({ activateRowFilter }) => activateRowFilter({ box, input, isRestored }),
        () => box.remove(),
      );
    }
  };
  onIntent(box, () => load(false));
  addEventListener('pageshow', () => {
    if (input.value !== '') {
      load(true);
    }
  });
}
