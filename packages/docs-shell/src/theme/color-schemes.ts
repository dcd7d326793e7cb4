/** Names of the shell's schemes, the default of each mode first. The script and the control know no others. */
export const colorSchemes = {
  light: ['light'],
  dark: ['dark'],
} as const satisfies ColorSchemes;

/** Scheme names by mode; neither list is empty. */
export interface ColorSchemes {
  readonly light: readonly [string, ...string[]];
  readonly dark: readonly [string, ...string[]];
}
