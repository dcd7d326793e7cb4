import {
  colorSchemeAttribute,
  darkModeQuery,
  darkSchemeStorageKey,
  lightSchemeStorageKey,
  modeStorageKey,
  parseColorMode,
  parseColorModeState,
  resolveColorScheme,
} from '../theme/color-mode';
import type { ColorMode } from '../theme/color-mode';
import { colorSchemes } from '../theme/color-schemes';
import { createSafeStorage } from './safe-storage';

const keys: readonly (string | null)[] = [
  modeStorageKey,
  lightSchemeStorageKey,
  darkSchemeStorageKey,
  null, // The whole storage was cleared.
];

/** Serves the three colour-mode buttons and follows the system, other tabs and the page's return (SPEC TH-1, TH-2). */
export function setUpColorMode(): void {
  const system = matchMedia(darkModeQuery);
  const storage = createSafeStorage(() => localStorage);
  // Where nothing can be stored, the choice holds as long as the page.
  let unsaved: ColorMode | undefined;

  const radios = () => document.querySelectorAll<HTMLInputElement>('[data-color-mode] input');

  const apply = () => {
    const stored = parseColorModeState(storage.get, system.matches, colorSchemes);
    const state = unsaved ? { ...stored, mode: unsaved } : stored;
    const scheme = resolveColorScheme(state);
    const root = document.documentElement;
    if (root.getAttribute(colorSchemeAttribute) !== scheme) {
      root.setAttribute(colorSchemeAttribute, scheme);
    }
    for (const radio of radios()) {
      radio.checked = radio.value === state.mode;
    }
  };

  for (const radio of radios()) {
    radio.addEventListener('change', () => {
      const mode = parseColorMode(radio.value);
      unsaved = storage.set(modeStorageKey, mode) ? undefined : mode;
      apply();
    });
  }
  system.addEventListener('change', apply);
  addEventListener('storage', (event) => {
    if (keys.includes(event.key)) {
      apply();
    }
  });
  // A page from the back/forward cache may have missed a change, and a reloaded one gets its old form state back.
  addEventListener('pageshow', apply);
  document.addEventListener('prerenderingchange', apply);
  apply();
}
