import { makeModal } from '../../client/modal-popover';

/** The settings drawer: modal while it is open. */
export function setUpSettingsDrawer(): void {
  const drawer = document.getElementById('d-settings');
  if (drawer) {
    makeModal(drawer, document.querySelector<HTMLElement>('.d-settings-opener'));
  }
}
