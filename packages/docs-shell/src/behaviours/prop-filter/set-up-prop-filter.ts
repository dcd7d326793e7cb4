import { onIntent } from '../on-intent';

/**
 * Serves the filter of an API page (SPEC CT-7). What filters comes when the reader turns to the box, or when the
 * browser has given it its old words back.
 */
export function setUpPropFilter(): void {
  const box = document.querySelector<HTMLElement>('.d-api-filter');
  const input = box?.querySelector('input');
  if (!box || !input) {
    return;
  }
  let isAsked = false;
  const load = (isRestored: boolean) => {
    if (!isAsked) {
      isAsked = true;
      // Without it the tables are as complete as without JavaScript.
      import('./serve-prop-filter').then(
        ({ servePropFilter }) => servePropFilter({ box, input, isRestored }),
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
