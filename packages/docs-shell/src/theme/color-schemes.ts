/** Names of the shell's color schemes, the default of each mode first. */
export const colorSchemes = {
  light: ['light'],
  dark: ['dark'],
} as const satisfies ColorSchemes;

/** Names of color schemes by mode. Neither list is empty. */
export interface ColorSchemes {
  readonly light: readonly [string, ...string[]];
  readonly dark: readonly [string, ...string[]];
}
