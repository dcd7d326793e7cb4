import { dialogLabelAttribute } from './contract';

/**
 * Makes a popover modal while it is open: everything outside is inert, so that the Tab key stays inside. The popover
 * itself handles Escape and clicks outside. Its accessible name is its `data-label`. When it closes and nothing has the
 * focus, its opener receives it.
 */
export function makeModal(popover: HTMLElement): void {
  const opener = document.querySelector<HTMLElement>(
    `[popovertarget="${popover.id}"]:not([popovertargetaction])`,
  );
  let outside: readonly HTMLElement[] = [];

  const release = () => {
    for (const element of outside) {
      element.inert = false;
    }
    outside = [];
  };

  popover.addEventListener('beforetoggle', (event) => {
    if (event.newState === 'closed') {
      // Before the popover returns the focus, which an inert button cannot receive.
      release();
    }
  });

  popover.addEventListener('toggle', (event) => {
    if (event.newState === 'open') {
      outside = elementsOutside(popover);
      for (const element of outside) {
        element.inert = true;
      }
      popover.setAttribute('role', 'dialog');
      popover.setAttribute('aria-modal', 'true');
      popover.setAttribute('aria-label', popover.getAttribute(dialogLabelAttribute) ?? '');
      popover.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
      return;
    }
    release();
    popover.removeAttribute('role');
    popover.removeAttribute('aria-modal');
    popover.removeAttribute('aria-label');
    if (document.activeElement === document.body) {
      opener?.focus({ preventScroll: true });
    }
  });

  // A page in the back/forward cache must not return with an open popover.
  addEventListener('pagehide', () => closePopover(popover));
}

/** Closes a popover if it is open. */
export function closePopover(popover: HTMLElement): void {
  if (popover.matches(':popover-open')) {
    popover.hidePopover();
  }
}

/** Returns the siblings of the element and of all its ancestors. */
function elementsOutside(element: Element): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) {
    return [];
  }
  const siblings = [...parent.children].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && child !== element && !child.inert,
  );
  return [...siblings, ...elementsOutside(parent)];
}
