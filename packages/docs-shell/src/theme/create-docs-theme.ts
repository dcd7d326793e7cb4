import {
  createColorScheme,
  createTheme,
  type ColorSystemOptions,
  type CssVarsTheme,
  type Theme,
} from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { colorSchemeAttribute } from './color-mode';

/** Prefix of the shell's CSS variables, so that they do not collide with those of a documented library. */
export const cssVariablePrefix = 'docs';

type LibraryOptions = NonNullable<Parameters<typeof createTheme>[0]>;

/**
 * Options of Material UI's `createTheme` without the CSS variables, and with any number of color schemes under any
 * names. `palette.mode` is the mode of a scheme.
 */
export type DocsThemeOptions = Omit<LibraryOptions, 'colorSchemes' | 'cssVariables'> & {
  readonly colorSchemes?: Readonly<Record<string, true | ColorSystemOptions>>;
};

/** A theme of Material UI with CSS variables. Other workspaces do not see the augmentation that adds these to `Theme`. */
type DocsTheme = Theme & Pick<CssVarsTheme, 'colorSchemes' | 'vars'>;

/**
 * Creates a theme with variables named `--docs-…`, which switch with the attribute of `<html>`.
 * @throws {Error} The options have a field `vars`, which themes use for their variables. The fields of a finished theme
 * are accepted.
 */
export function createDocsTheme(options: DocsThemeOptions = {}): DocsTheme {
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

/** Material UI completes only the palettes of `light` and `dark`. */
function completeSchemes(schemes: NonNullable<DocsThemeOptions['colorSchemes']>) {
  return Object.fromEntries(
    Object.entries(schemes).map(([name, scheme]) => [
      name,
      name === 'light' || name === 'dark' || scheme === true ? scheme : createColorScheme(scheme),
    ]),
  );
}
