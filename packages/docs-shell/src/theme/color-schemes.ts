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

/** The part of a theme that lists its color schemes. */
interface ThemeWithSchemes {
  readonly colorSchemes?: Readonly<
    Record<string, { readonly palette: { readonly mode: string } } | undefined>
  >;
}

/** Returns the names of a theme's color schemes by mode: `light` and `dark` first, the others in the theme's order. */
export function listColorSchemes({ colorSchemes: schemes = {} }: ThemeWithSchemes): ColorSchemes {
  const namesOf = (mode: 'light' | 'dark'): readonly [string, ...string[]] => {
    const names = Object.entries(schemes)
      .filter(([, scheme]) => scheme?.palette.mode === mode)
      .map(([name]) => name);
    const others = names.filter((name) => name !== mode);
    const [first, ...rest] = names.includes(mode) ? [mode, ...others] : others;
    return [first ?? mode, ...rest];
  };
  return { light: namesOf('light'), dark: namesOf('dark') };
}
