import { createDocsTheme } from './create-docs-theme';

/** A theme of two light and two dark schemes (SPEC TH-2), of which the shell itself has one each. */
export const fixtureTheme = createDocsTheme({
  colorSchemes: {
    light: true,
    paper: { palette: { mode: 'light', background: { default: '#fdf6e3' } } },
    dark: true,
    night: { palette: { mode: 'dark', background: { default: '#000000' } } },
  },
});
