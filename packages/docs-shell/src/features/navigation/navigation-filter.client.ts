import { loadOnFocus, onDemand } from '../../client/on-demand';
import { navigationFilterClass } from './contract';

/** With up to this many links, the navigation has no filter. */
const maxUnfilteredLinks = 20;

/**
 * Shows the filter box of a side navigation with many entries. The filter is loaded when the reader moves to the box,
 * or when the browser has restored its text.
 */
export function initNavigationFilter(): void {
  const box = document.querySelector<HTMLElement>(`.${navigationFilterClass}`);
  const input = box?.querySelector('input');
  const list = box?.nextElementSibling;
  if (!box || !input || !list || list.querySelectorAll('a').length <= maxUnfilteredLinks) {
    return;
  }
  box.hidden = false;
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
