export { capitalize } from './capitalize';
export {
  codeVariantAttribute,
  codeVariantCookie,
  codeVariantStorageKey,
  parseCodeVariant,
} from './code-variant';
export type { CodeVariant } from './code-variant';
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
export { colorSchemes, listColorSchemes } from './color-schemes';
export type { ColorSchemes } from './color-schemes';
export { colorScales } from './color-scales';
export { contrastRatio } from './contrast';
export { createColorSchemeManager } from './create-color-scheme-manager';
export type { ColorSchemeChoice, ColorSchemeManager } from './create-color-scheme-manager';
export type { ColorSchemeEnvironment } from './color-scheme-environment';
export { createDocsTheme, cssVariablePrefix } from './create-docs-theme';
export type { DocsThemeOptions } from './create-docs-theme';
export { createInitScript } from './create-init-script';
export {
  apiViews,
  densityAttribute,
  densityStorageKey,
  directionAttribute,
  directionStorageKey,
  parseDensity,
  parseSlash,
  parseDirection,
} from './display-settings';
export type { ApiView, Density, Direction, SlashKey } from './display-settings';
export { fontLinkSelector, fontStorageKey } from './font';
export { getCookie } from './get-cookie';
// eslint-disable-next-line @typescript-eslint/no-deprecated -- stays public until no app uses it
export { getInitColorSchemeScript } from './init-script';
export { initScript } from './init-script';
export { layerOrder } from './layer-order';
export { palettes } from './palette';
export type { Palette } from './palette';
export { setColorScheme } from './set-color-scheme';
export { docsTheme } from './docs-theme';
// eslint-disable-next-line @typescript-eslint/no-deprecated -- stays public for one version
export { shellTheme } from './docs-theme';
export { styleVariants } from './style-variant';
export type { StyleVariant } from './style-variant';
