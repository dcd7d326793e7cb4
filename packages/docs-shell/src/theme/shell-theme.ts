import { createDocsTheme } from './create-docs-theme';
import { layerOrder } from './layer-order';
import { palettes, type Palette } from './palette';

/** The shell's colours under the names of the library, for its own islands. */
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

/** The theme of the shell itself: the library's constants and the shell's colours. */
export const docsTheme = createDocsTheme({
  colorSchemes: {
    light: { palette: toLibraryPalette(palettes.light) },
    dark: { palette: toLibraryPalette(palettes.dark) },
  },
});

const { breakpoints, colorSchemes, mixins, shadows, typography, zIndex } = docsTheme;

/** The library's constants that the shell uses, taken from the installed package (SPEC TH-6). */
export const shellTheme = {
  breakpoints: breakpoints.values,
  layerOrder,
  /** Images that lighten a raised surface in dark, by elevation 0–24. */
  overlays: colorSchemes.dark?.overlays ?? [],
  shadows,
  /** The step of all distances, as CSS. */
  spacing: docsTheme.vars.spacing,
  toolbar: mixins.toolbar,
  typography,
  zIndex,
} as const;
