import { onIntent } from '../../client/on-intent';

/** Up to this many pages are seen at a glance. */
const fewPages = 20;

/**
 * Shows the filter box over the side navigation of a big product (SPEC NAV-5). What filters comes when the reader
 * turns to the box, or when the browser has given it its old words back.
 */
export function setUpNavigationFilter(): void {
  const box = document.querySelector<HTMLElement>('.d-nav-filter');
  const input = box?.querySelector('input');
  const list = box?.nextElementSibling;
  if (!box || !input || !list || list.querySelectorAll('a').length <= fewPages) {
    return;
  }
  box.hidden = false;
  let isAsked = false;
  const load = () => {
    if (!isAsked) {
      isAsked = true;
      import('./serve-navigation-filter.client').then(
        ({ serveNavigationFilter }) => serveNavigationFilter({ box, input, list }),
        () => {},
      );
    }
  };
  onIntent(box, load);
  addEventListener('pageshow', () => {
    if (input.value !== '') {
      load();
    }
  });
}
