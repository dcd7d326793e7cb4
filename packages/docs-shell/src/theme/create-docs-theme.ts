import {
  createColorScheme,
  createTheme,
  type ColorSystemOptions,
  type Theme,
} from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { colorSchemeAttribute } from './color-mode';

/** Prefix of the shell's CSS variables, so that they never meet those of a documented library. */
export const cssVariablePrefix = 'docs';

type LibraryOptions = NonNullable<Parameters<typeof createTheme>[0]>;

/**
 * What the library's `createTheme` takes, but for the variables, which are the shell's affair, and with any
 * number of schemes under any names: `palette.mode` says to which mode one belongs.
 */
export type DocsThemeOptions = Omit<LibraryOptions, 'colorSchemes' | 'cssVariables'> & {
  readonly colorSchemes?: Readonly<Record<string, true | ColorSystemOptions>>;
};

/**
 * A theme whose variables are called `--docs-…` and switch on the attribute of `<html>` (SPEC TH-2).
 * Throws on a field `vars`, which themes keep for their variables, unless it comes from a finished theme: then
 * the generator stands beside it (SPEC TH-7).
 */
export function createDocsTheme(options: DocsThemeOptions = {}): Theme {
  if (hasForeignVars(options)) {
    throw new Error(
      process.env.NODE_ENV !== 'production'
        ? 'docs-shell: `vars` is a private field of the theme, which holds its CSS variables. Give your own field another name.'
        : 'docs-shell: private field `vars`',
    );
  }
  const { colorSchemes = { light: true, dark: true }, ...rest } = options;
  return createTheme({
    ...rest,
    colorSchemes: completeSchemes(colorSchemes),
    cssVariables: { cssVarPrefix: cssVariablePrefix, colorSchemeSelector: colorSchemeAttribute },
  });
}

function hasForeignVars(options: object): boolean {
  return (
    'vars' in options &&
    Boolean(options.vars) &&
    !('generateThemeVars' in options && options.generateThemeVars !== undefined)
  );
}

/** The library fills in the palettes of `light` and `dark` alone. */
function completeSchemes(schemes: NonNullable<DocsThemeOptions['colorSchemes']>) {
  return Object.fromEntries(
    Object.entries(schemes).map(([name, scheme]) => [
      name,
      name === 'light' || name === 'dark' || scheme === true ? scheme : createColorScheme(scheme),
    ]),
  );
}
