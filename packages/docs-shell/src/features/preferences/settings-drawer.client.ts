import { makeModal } from '../../client/modal-popover';
import { settingsId } from './contract';

/** Makes the settings drawer modal while it is open. */
export function initSettingsDrawer(): void {
  const drawer = document.getElementById(settingsId);
  if (drawer) {
    makeModal(drawer);
  }
}
