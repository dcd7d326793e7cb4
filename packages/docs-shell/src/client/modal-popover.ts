/**
 * Makes an open popover modal: what is behind it is inert, so that the Tab key stays inside; Escape, a click
 * beside it and the return of focus are the popover's own (SPEC NAV-4). Its name stands in `data-label`.
 */
export function makeModal(popover: HTMLElement, opener: HTMLElement | null): void {
  let behind: readonly HTMLElement[] = [];

  const release = () => {
    for (const element of behind) {
      element.inert = false;
    }
    behind = [];
  };

  popover.addEventListener('beforetoggle', (event) => {
    if (event.newState === 'closed') {
      // Before the popover gives focus back, which an inert button could not take.
      release();
    }
  });

  popover.addEventListener('toggle', (event) => {
    if (event.newState === 'open') {
      behind = elementsBeside(popover);
      for (const element of behind) {
        element.inert = true;
      }
      popover.setAttribute('role', 'dialog');
      popover.setAttribute('aria-modal', 'true');
      popover.setAttribute('aria-label', popover.dataset['label'] ?? '');
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

  // A page kept for the way back must not come back covered.
  addEventListener('pagehide', () => closePopover(popover));
}

/** Closes a popover that may be open. */
export function closePopover(popover: HTMLElement): void {
  if (popover.matches(':popover-open')) {
    popover.hidePopover();
  }
}

/** Everything outside the element: the siblings of it and of all its ancestors. */
function elementsBeside(element: Element): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) {
    return [];
  }
  const siblings = [...parent.children].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && child !== element && !child.inert,
  );
  return [...siblings, ...elementsBeside(parent)];
}
