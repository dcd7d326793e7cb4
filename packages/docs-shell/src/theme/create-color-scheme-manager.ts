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
import type { ColorSchemeWorld } from './color-scheme-world';

/** A scheme by name, or one for each mode; null means the theme's own. */
export type ColorSchemeChoice =
  string | { readonly light?: string | null; readonly dark?: string | null } | null;

/** Holds the scheme state of SPEC TH-1 for a page: stored, shown, never rendered. */
export interface ColorSchemeManager {
  readonly getState: () => ColorModeState;
  readonly setMode: (mode: ColorMode) => void;
  /** A name that the theme does not have is an error on the console and changes nothing (SPEC TH-3). */
  readonly setColorScheme: (choice: ColorSchemeChoice) => void;
  /** Shows what is stored now: after a change of the system, of another tab, or of the page's life. */
  readonly refresh: () => void;
}

type Mode = 'light' | 'dark';

const schemeKeys = { light: lightSchemeStorageKey, dark: darkSchemeStorageKey } as const;

/** Makes the manager of the schemes that a theme has. */
export function createColorSchemeManager(
  world: ColorSchemeWorld,
  schemes: ColorSchemes,
): ColorSchemeManager {
  // Where nothing can be stored, a choice holds as long as the page.
  const unsaved = new Map<string, string>();

  const getState = () =>
    parseColorModeState(
      (key) => unsaved.get(key) ?? world.read(key),
      world.systemPrefersDark(),
      schemes,
    );
  const refresh = () => world.show(resolveColorScheme(getState()));

  const save = (key: string, value: string) => {
    if (world.write(key, value)) {
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

/** Which mode gets which scheme; what the theme does not have is reported and left out. */
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
