import type { ColorSchemes } from './color-schemes';

/** The reader's choice. */
export type ColorMode = 'light' | 'dark' | 'system';

/** Local storage keys. */
export const modeStorageKey = 'mui-mode';
export const lightSchemeStorageKey = 'mui-color-scheme-light';
export const darkSchemeStorageKey = 'mui-color-scheme-dark';

/** Attribute of `<html>` with the name of the current color scheme. */
export const colorSchemeAttribute = 'data-mui-color-scheme';

/** Media query for the preference of the operating system. */
export const darkModeQuery = '(prefers-color-scheme: dark)';

/** The chosen mode, the mode of the system, and the color scheme of each mode. */
export interface ColorModeState {
  readonly mode: ColorMode;
  readonly systemMode: 'light' | 'dark';
  readonly lightColorScheme: string;
  readonly darkColorScheme: string;
}

/** Parses a stored mode. Anything else means `system`. */
export function parseColorMode(value: string | null): ColorMode {
  return value === 'light' || value === 'dark' ? value : 'system';
}

/**
 * Parses the state from stored values. An unknown scheme name means the first scheme of its mode.
 *
 * @param read returns the stored value of a key, or `null`
 */
export function parseColorModeState(
  read: (key: string) => string | null,
  systemPrefersDark: boolean,
  schemes: ColorSchemes,
): ColorModeState {
  const known = (names: readonly [string, ...string[]], name: string | null) =>
    name !== null && names.includes(name) ? name : names[0];
  return {
    mode: parseColorMode(read(modeStorageKey)),
    systemMode: systemPrefersDark ? 'dark' : 'light',
    lightColorScheme: known(schemes.light, read(lightSchemeStorageKey)),
    darkColorScheme: known(schemes.dark, read(darkSchemeStorageKey)),
  };
}

/** Returns the name of the current color scheme. */
export function resolveColorScheme(state: ColorModeState): string {
  const mode = state.mode === 'system' ? state.systemMode : state.mode;
  return mode === 'dark' ? state.darkColorScheme : state.lightColorScheme;
}
