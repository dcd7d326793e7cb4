import { menuAttribute } from './contract';
import { nextFocus } from './next-focus';

/**
 * Adds Arrow keys, Home and End to the menus of the header. The popover itself handles Escape and returns the focus.
 * A menu closes when it loses the focus.
 */
export function initMenuKeys(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(`[${menuAttribute}]`)) {
    const menu = button.popoverTargetElement;
    if (!(menu instanceof HTMLElement)) {
      continue;
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) {
        return;
      }
      const isOpen = menu.matches(':popover-open');
      if (!isOpen && event.key !== 'ArrowDown') {
        return;
      }
      const links = [...menu.querySelectorAll<HTMLElement>('a[href]')];
      const index = links.findIndex((link) => link === document.activeElement);
      const next = nextFocus(event.key, index, links.length);
      if (next === undefined) {
        return;
      }
      event.preventDefault();
      if (!isOpen) {
        menu.showPopover({ source: button });
      }
      links[next]?.focus();
    };
    button.addEventListener('keydown', onKey);
    menu.addEventListener('keydown', onKey);
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      const isOutside = relatedTarget instanceof Node && !menu.contains(relatedTarget);
      if (isOutside && relatedTarget !== button) {
        menu.hidePopover();
      }
    });
    // A page in the back/forward cache must not return with an open menu.
    addEventListener('pagehide', () => menu.hidePopover());
  }
}
