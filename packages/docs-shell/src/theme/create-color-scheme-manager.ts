import { darkSchemeStorageKey, lightSchemeStorageKey } from './color-mode';
import type { ColorSchemes } from './color-schemes';
import type { ColorSchemeEnvironment } from './color-scheme-environment';
import { createColorModeManager, type ColorModeManager } from './create-color-mode-manager';

/** A color scheme by name, or one per mode. `null` means the default of the theme. */
export type ColorSchemeChoice =
  | string
  | { readonly light?: string | null; readonly dark?: string | null }
  | null;

/** The color scheme of a page. It is stored and applied to `<html>` without rendering. */
export interface ColorSchemeManager extends Omit<ColorModeManager, 'save'> {
  /** A name that the theme does not have is logged as an error and ignored. */
  readonly setColorScheme: (choice: ColorSchemeChoice) => void;
}

type Mode = 'light' | 'dark';

const schemeKeys = { light: lightSchemeStorageKey, dark: darkSchemeStorageKey } as const;

/** Creates a manager for the color schemes of a theme. */
export function createColorSchemeManager(
  environment: ColorSchemeEnvironment,
  schemes: ColorSchemes,
): ColorSchemeManager {
  const { save, ...manager } = createColorModeManager(environment, schemes);
  return {
    ...manager,
    setColorScheme(choice) {
      for (const [mode, name] of assignSchemes(choice, schemes)) {
        save(schemeKeys[mode], name);
      }
      manager.refresh();
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
