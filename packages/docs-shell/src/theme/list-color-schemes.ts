import type { ColorSchemes } from './color-schemes';

/** As much of a theme as tells its schemes. */
interface ThemeWithSchemes {
  readonly colorSchemes?: Readonly<
    Record<string, { readonly palette: { readonly mode: string } } | undefined>
  >;
}

/** Names of a theme's schemes by mode, in the theme's order but for `light` and `dark`, which come first. */
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
