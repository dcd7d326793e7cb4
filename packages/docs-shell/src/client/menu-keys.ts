import { nextFocus } from './next-focus';

/**
 * Arrow keys, Home and End in the lists that buttons of the header open; Escape and the return of the focus are the
 * popover's own. A list that the focus leaves closes (SPEC NAV-6).
 */
export function setUpMenuKeys(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-menu]')) {
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
    // A page kept for the way back must not come back covered.
    addEventListener('pagehide', () => menu.hidePopover());
  }
}
