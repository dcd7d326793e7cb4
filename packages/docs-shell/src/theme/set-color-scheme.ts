import { createPageWorld } from './color-scheme-world';
import { colorSchemes, type ColorSchemes } from './color-schemes';
import { createColorSchemeManager, type ColorSchemeChoice } from './create-color-scheme-manager';

/**
 * Chooses the scheme that a mode shows, stores the choice and lets the page switch. A name that is not among
 * `schemes` (the shell's, unless told otherwise) is an error on the console and is ignored (SPEC TH-3).
 */
export function setColorScheme(
  choice: ColorSchemeChoice,
  schemes: ColorSchemes = colorSchemes,
): void {
  createColorSchemeManager(createPageWorld(), schemes).setColorScheme(choice);
}
