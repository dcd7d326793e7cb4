import { drawerId } from './contract';
import { closePopover, makeModal } from '../../client/modal-popover';

const wideQuery = '(min-width: 900px)';

/** Makes the navigation drawer modal while it is open. On a wide screen it is a column, so it is closed there. */
export function initNavigationDrawer(): void {
  const drawer = document.getElementById(drawerId);
  if (drawer) {
    makeModal(drawer);
    matchMedia(wideQuery).addEventListener('change', () => closePopover(drawer));
  }
}
