import type { ColorSchemes } from './color-schemes';

/** What the reader chose (SPEC TH-1). */
export type ColorMode = 'light' | 'dark' | 'system';

/** Keys of local storage (SPEC TH-2). */
export const modeStorageKey = 'mui-mode';
export const lightSchemeStorageKey = 'mui-color-scheme-light';
export const darkSchemeStorageKey = 'mui-color-scheme-dark';

/** Attribute of `<html>` that holds the name of the scheme that is shown (SPEC TH-2). */
export const colorSchemeAttribute = 'data-mui-color-scheme';

/** Media query that tells the operating system's preference. */
export const darkModeQuery = '(prefers-color-scheme: dark)';

/** The scheme state of SPEC TH-1. */
export interface ColorModeState {
  readonly mode: ColorMode;
  readonly systemMode: 'light' | 'dark';
  readonly lightColorScheme: string;
  readonly darkColorScheme: string;
}

/** Reads a stored mode; whatever is no mode means `system`. */
export function parseColorMode(value: string | null): ColorMode {
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** Reads the state from stored values; a scheme name that is not known means the first of its mode. */
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

/** Name of the scheme that is shown in this state. */
export function resolveColorScheme(state: ColorModeState): string {
  const mode = state.mode === 'system' ? state.systemMode : state.mode;
  return mode === 'dark' ? state.darkColorScheme : state.lightColorScheme;
}
