export {
  colorSchemeAttribute,
  darkModeQuery,
  darkSchemeStorageKey,
  lightSchemeStorageKey,
  modeStorageKey,
  parseColorMode,
  parseColorModeState,
  resolveColorScheme,
} from './color-mode';
export type { ColorMode, ColorModeState } from './color-mode';
export { colorSchemes } from './color-schemes';
export type { ColorSchemes } from './color-schemes';
export { contrastRatio } from './contrast';
export { createInitScript } from './create-init-script';
export { initScript } from './init-script';
export { palettes } from './palette';
export type { Palette } from './palette';
export { shellTheme } from './shell-theme';
