import { createDocsTheme } from './create-docs-theme';
import { layerOrder } from './layer-order';
import { palettes, type Palette } from './palette';

/** The shell's colors under Material UI's names, for islands of the shell. */
const toLibraryPalette = (palette: Palette) => ({
  background: { default: palette.ground, paper: palette.surface },
  text: { primary: palette.text, secondary: palette.textMuted },
  divider: palette.border,
  primary: { main: palette.accent },
  info: { main: palette.info },
  success: { main: palette.success },
  warning: { main: palette.warning },
  error: { main: palette.error },
});

/** The theme of the shell: Material UI's constants and the shell's colors. */
export const docsTheme = createDocsTheme({
  colorSchemes: {
    light: { palette: toLibraryPalette(palettes.light) },
    dark: { palette: toLibraryPalette(palettes.dark) },
  },
});

const { breakpoints, colorSchemes, mixins, shadows, typography, zIndex } = docsTheme;

/**
 * The constants of `docsTheme` under names of their own.
 * @deprecated Use `docsTheme`. The next minor version removes this name.
 */
export const shellTheme = {
  breakpoints: breakpoints.values,
  layerOrder,
  /** Background images that lighten raised surfaces in dark mode, by elevation 0 to 24. */
  overlays: colorSchemes.dark?.overlays ?? [],
  shadows,
  /** The unit of spacing, as CSS. */
  spacing: docsTheme.vars.spacing,
  toolbar: mixins.toolbar,
  typography,
  zIndex,
} as const;
