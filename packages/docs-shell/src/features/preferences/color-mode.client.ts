import {
  colorSchemeAttribute,
  darkModeQuery,
  darkSchemeStorageKey,
  lightSchemeStorageKey,
  modeStorageKey,
  parseColorMode,
} from '../../theme/color-mode';
import { createPageEnvironment } from '../../theme/color-scheme-environment';
import { colorSchemes } from '../../theme/color-schemes';
import { createColorModeManager } from '../../theme/create-color-mode-manager';
import { followStorage } from '../../client/follow-storage';
import { emitEvent } from '../analytics/emit-event.client';
import { colorModeAttribute } from './contract';

/**
 * Handles the radio buttons of the color mode. Updates the page when the system's preference changes, another tab
 * changes the setting, or the page returns from the back/forward cache.
 */
export function initColorMode(): void {
  const manager = createColorModeManager(createPageEnvironment(), colorSchemes);
  const radios = document.querySelectorAll<HTMLInputElement>(`[${colorModeAttribute}] input`);

  const apply = () => {
    manager.refresh();
    const { mode } = manager.getState();
    for (const radio of radios) {
      radio.checked = radio.value === mode;
    }
  };

  for (const radio of radios) {
    radio.addEventListener('change', () => {
      const action = parseColorMode(radio.value);
      manager.setMode(action);
      apply();
      emitEvent('settings', { action });
    });
  }
  // Paper is white. Demos follow the attribute, not the media query.
  addEventListener('beforeprint', () => {
    document.documentElement.setAttribute(
      colorSchemeAttribute,
      manager.getState().lightColorScheme,
    );
  });
  addEventListener('afterprint', apply);
  matchMedia(darkModeQuery).addEventListener('change', apply);
  followStorage([modeStorageKey, lightSchemeStorageKey, darkSchemeStorageKey], apply);
  apply();
}
