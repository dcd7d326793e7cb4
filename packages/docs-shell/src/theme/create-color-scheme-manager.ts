import {
  darkSchemeStorageKey,
  lightSchemeStorageKey,
  modeStorageKey,
  parseColorModeState,
  resolveColorScheme,
  type ColorMode,
  type ColorModeState,
} from './color-mode';
import type { ColorSchemes } from './color-schemes';
import type { ColorSchemeEnvironment } from './color-scheme-environment';

/** A color scheme by name, or one per mode. `null` means the default of the theme. */
export type ColorSchemeChoice =
  | string
  | { readonly light?: string | null; readonly dark?: string | null }
  | null;

/** The color scheme of a page. It is stored and applied to `<html>` without rendering. */
export interface ColorSchemeManager {
  readonly getState: () => ColorModeState;
  readonly setMode: (mode: ColorMode) => void;
  /** A name that the theme does not have is logged as an error and ignored. */
  readonly setColorScheme: (choice: ColorSchemeChoice) => void;
  /** Applies the stored state again, after a change in the system or another tab, or when the page returns. */
  readonly refresh: () => void;
}

type Mode = 'light' | 'dark';

const schemeKeys = { light: lightSchemeStorageKey, dark: darkSchemeStorageKey } as const;

/** Creates a manager for the color schemes of a theme. */
export function createColorSchemeManager(
  environment: ColorSchemeEnvironment,
  schemes: ColorSchemes,
): ColorSchemeManager {
  // If a choice cannot be stored, it lasts until the page is left.
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
    setMode(mode) {
      save(modeStorageKey, mode);
      refresh();
    },
    setColorScheme(choice) {
      for (const [mode, name] of assignSchemes(choice, schemes)) {
        save(schemeKeys[mode], name);
      }
      refresh();
    },
  };
}

/** Returns the color scheme for each mode. A name that the theme does not have is logged and left out. */
function assignSchemes(choice: ColorSchemeChoice, schemes: ColorSchemes): [Mode, string][] {
  if (typeof choice === 'string') {
    const modes = (['light', 'dark'] as const).filter((mode) => schemes[mode].includes(choice));
    if (modes.length === 0) {
      reportUnknown(choice);
    }
    return modes.map((mode) => [mode, choice]);
  }
  const wanted = choice ?? { light: null, dark: null };
  return (['light', 'dark'] as const).flatMap((mode): [Mode, string][] => {
    const name = wanted[mode] === null ? schemes[mode][0] : wanted[mode];
    if (name === undefined) {
      return [];
    }
    if (!schemes[mode].includes(name)) {
      reportUnknown(name);
      return [];
    }
    return [[mode, name]];
  });
}

function reportUnknown(name: string): void {
  console.error(`\`${name}\` does not exist in \`theme.colorSchemes\`.`);
}
