import { closePopover, makeModal } from './modal-popover';

const wide = '(min-width: 900px)';

/** The navigation drawer: modal while it is open, and a column on a wide screen (SPEC NAV-4). */
export function setUpDrawer(): void {
  const drawer = document.getElementById('d-drawer');
  if (drawer) {
    makeModal(drawer, document.querySelector<HTMLElement>('.d-header-menu'));
    matchMedia(wide).addEventListener('change', () => closePopover(drawer));
  }
}
