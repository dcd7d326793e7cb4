const query = '(min-width: 900px)';

/**
 * Makes the open navigation drawer modal: what is behind it is inert, so that the Tab key stays inside;
 * Escape, a click beside it and the return of focus are the popover's own (SPEC NAV-4).
 */
export function setUpDrawer(): void {
  const drawer = document.getElementById('d-drawer');
  if (!drawer) {
    return;
  }
  const opener = document.querySelector<HTMLElement>('.d-header-menu');
  let behind: readonly HTMLElement[] = [];

  const release = () => {
    for (const element of behind) {
      element.inert = false;
    }
    behind = [];
  };

  drawer.addEventListener('beforetoggle', (event) => {
    if (event.newState === 'closed') {
      // Before the popover gives focus back, which an inert button could not take.
      release();
    }
  });

  drawer.addEventListener('toggle', (event) => {
    if (event.newState === 'open') {
      behind = elementsBeside(drawer);
      for (const element of behind) {
        element.inert = true;
      }
      drawer.setAttribute('role', 'dialog');
      drawer.setAttribute('aria-modal', 'true');
      drawer.setAttribute('aria-label', drawer.dataset['label'] ?? '');
      drawer.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
      return;
    }
    release();
    drawer.removeAttribute('role');
    drawer.removeAttribute('aria-modal');
    drawer.removeAttribute('aria-label');
    if (document.activeElement === document.body) {
      opener?.focus({ preventScroll: true });
    }
  });

  // On a wide screen the drawer is a column. A page kept for the way back must not come back covered.
  const close = () => {
    if (drawer.matches(':popover-open')) {
      drawer.hidePopover();
    }
  };
  matchMedia(query).addEventListener('change', close);
  addEventListener('pagehide', close);
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
