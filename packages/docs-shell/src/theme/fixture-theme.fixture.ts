import { createDocsTheme } from './create-docs-theme';

/** A theme with two light and two dark color schemes. The shell's own theme has one of each. */
export const fixtureTheme = createDocsTheme({
  colorSchemes: {
    light: true,
    paper: { palette: { mode: 'light', background: { default: '#fdf6e3' } } },
    dark: true,
    night: { palette: { mode: 'dark', background: { default: '#000000' } } },
  },
});
