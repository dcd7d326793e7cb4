import {
  darkModeQuery,
  darkSchemeStorageKey,
  lightSchemeStorageKey,
  modeStorageKey,
  parseColorMode,
} from '../../theme/color-mode';
import { createPageWorld } from '../../theme/color-scheme-world';
import { colorSchemes } from '../../theme/color-schemes';
import { createColorSchemeManager } from '../../theme/create-color-scheme-manager';
import { followStorage } from '../../client/follow-storage';

/** Serves the colour-mode buttons and follows the system, other tabs and the page's return (SPEC TH-1, TH-2). */
export function setUpColorMode(): void {
  const manager = createColorSchemeManager(createPageWorld(), colorSchemes);
  const radios = document.querySelectorAll<HTMLInputElement>('[data-color-mode] input');

  const apply = () => {
    manager.refresh();
    const { mode } = manager.getState();
    for (const radio of radios) {
      radio.checked = radio.value === mode;
    }
  };

  for (const radio of radios) {
    radio.addEventListener('change', () => {
      manager.setMode(parseColorMode(radio.value));
      apply();
    });
  }
  matchMedia(darkModeQuery).addEventListener('change', apply);
  followStorage([modeStorageKey, lightSchemeStorageKey, darkSchemeStorageKey], apply);
  apply();
}
