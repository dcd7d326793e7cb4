import { onIntent } from '../../client/on-intent';

/**
 * Serves the filter of long tables, such as those of API pages (SPEC CT-7). What filters comes when the reader turns to the box, or when the
 * browser has given it its old words back.
 */
export function setUpRowFilter(): void {
  const box = document.querySelector<HTMLElement>('.d-row-filter');
  const input = box?.querySelector('input');
  if (!box || !input) {
    return;
  }
  let isAsked = false;
  const load = (isRestored: boolean) => {
    if (!isAsked) {
      isAsked = true;
      // Without it the tables are as complete as without JavaScript.
      import('./serve-row-filter.client').then(
        ({ serveRowFilter }) => serveRowFilter({ box, input, isRestored }),
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
