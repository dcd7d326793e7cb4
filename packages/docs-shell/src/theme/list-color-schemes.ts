import type { ColorSchemes } from './color-schemes';

/** The part of a theme that lists its color schemes. */
interface ThemeWithSchemes {
  readonly colorSchemes?: Readonly<
    Record<string, { readonly palette: { readonly mode: string } } | undefined>
  >;
}

/** Returns the names of a theme's color schemes by mode: `light` and `dark` first, the others in the theme's order. */
export function listColorSchemes({ colorSchemes = {} }: ThemeWithSchemes): ColorSchemes {
  const namesOf = (mode: 'light' | 'dark'): readonly [string, ...string[]] => {
    const names = Object.entries(colorSchemes)
      .filter(([, scheme]) => scheme?.palette.mode === mode)
      .map(([name]) => name);
    const others = names.filter((name) => name !== mode);
    const [first, ...rest] = names.includes(mode) ? [mode, ...others] : others;
    return [first ?? mode, ...rest];
  };
  return { light: namesOf('light'), dark: namesOf('dark') };
}
