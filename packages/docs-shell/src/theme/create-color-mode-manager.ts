import {
  modeStorageKey,
  parseColorModeState,
  resolveColorScheme,
  type ColorMode,
  type ColorModeState,
} from './color-mode';
import type { ColorSchemes } from './color-schemes';
import type { ColorSchemeEnvironment } from './color-scheme-environment';

/** The color mode of a page. It is stored and applied to `<html>` without rendering. */
export interface ColorModeManager {
  readonly getState: () => ColorModeState;
  readonly setMode: (mode: ColorMode) => void;
  /** Stores a value. If that fails, it lasts until the page is left. */
  readonly save: (key: string, value: string) => void;
  /** Applies the stored state again, after a change in the system or another tab, or when the page returns. */
  readonly refresh: () => void;
}

/**
 * Creates a manager for the color mode of a page whose theme has these color schemes. `boot` needs no more: the shell has
 * one scheme per mode, and nothing to choose.
 */
export function createColorModeManager(
  environment: ColorSchemeEnvironment,
  schemes: ColorSchemes,
): ColorModeManager {
  const unsaved = new Map<string, string>();

  const getState = () =>
    parseColorModeState(
      (key) => unsaved.get(key) ?? environment.read(key),
      environment.systemPrefersDark(),
      schemes,
    );
  const refresh = () => environment.show(resolveColorScheme(getState()));

  const save = (key: string, value: string) => {
    if (environment.write(key, value)) {
      unsaved.delete(key);
    } else {
      unsaved.set(key, value);
    }
  };

  return {
    getState,
    refresh,
    save,
    setMode(mode) {
      save(modeStorageKey, mode);
      refresh();
    },
  };
}
