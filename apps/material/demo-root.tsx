import { createTheme, ThemeProvider } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { writeStyleSheet, type DemoRootProps } from 'docs-shell/islands';
import { createEmotionEngine } from 'docs-shell/islands/emotion';

const layer = 'mui';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
  colorSchemes: { light: true, dark: true },
  // The shell brings Roboto, and a fallback of the same metrics, so that nothing moves when it arrives.
  typography: { fontFamily: "Roboto, 'Roboto fallback', Helvetica, Arial, sans-serif" },
});

export const styleEngine = createEmotionEngine({ cacheKey: 'css', layer });

/** The theme's variables, once for all demos, and the ground that an app's CssBaseline would give them. */
export function sharedStyles(): string {
  return writeStyleSheet(
    [
      ...theme.generateStyleSheets(),
      {
        '[data-island-root]': {
          ...theme.typography.body1,
          color: theme.vars.palette.text.primary,
        },
      },
    ],
    layer,
  );
}

/** The context of every Material UI demo. The page's colour mode decides, so no demo may store one. */
export default function DemoRoot({ children }: DemoRootProps) {
  return (
    <ThemeProvider
      theme={theme}
      storageManager={null}
      colorSchemeNode={null}
      disableStyleSheetGeneration
    >
      {children}
    </ThemeProvider>
  );
}
