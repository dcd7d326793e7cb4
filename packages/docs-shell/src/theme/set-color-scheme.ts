import { createPageEnvironment } from './color-scheme-environment';
import { colorSchemes, type ColorSchemes } from './color-schemes';
import { createColorSchemeManager, type ColorSchemeChoice } from './create-color-scheme-manager';

/**
 * Stores the color scheme of a mode and applies it to the page. A name that is not in `schemes` is logged as an error
 * and ignored.
 * @param schemes The shell's color schemes by default.
 */
export function setColorScheme(
  choice: ColorSchemeChoice,
  schemes: ColorSchemes = colorSchemes,
): void {
  createColorSchemeManager(createPageEnvironment(), schemes).setColorScheme(choice);
}
