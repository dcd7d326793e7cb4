import { createTheme, ThemeProvider, type ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import type {} from '@mui/x-data-grid-premium/themeAugmentation';
import { LicenseInfo } from '@mui/x-license';
import { memoizeBySettings, writeStyleSheet, type DemoRootProps } from 'docs-shell/demos';
import { createEmotionEngine } from 'docs-shell/demos/emotion';
import { librarySettings } from 'docs-shell/demos/library-settings';

const layer = 'mui';

// Without a key the packages say so themselves: in the console and across the grid.
if (librarySettings.muiXLicenseKey !== undefined) {
  LicenseInfo.setLicenseKey(librarySettings.muiXLicenseKey);
}

/** Low rows, and small sizes for what demos put beside and into a grid. */
const denseComponents: ThemeOptions['components'] = {
  MuiDataGrid: { defaultProps: { density: 'compact' } },
  MuiButton: { defaultProps: { size: 'small' } },
  MuiChip: { defaultProps: { size: 'small' } },
  MuiRating: { defaultProps: { size: 'small' } },
  MuiToggleButtonGroup: { defaultProps: { size: 'small' } },
};

const chooseTheme = memoizeBySettings(({ direction, dense }) =>
  createTheme({
    cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
    colorSchemes: { light: true, dark: true },
    direction,
    // The shell brings Roboto, and a fallback of the same metrics, so that nothing moves when it arrives.
    typography: { fontFamily: "Roboto, 'Roboto fallback', Helvetica, Arial, sans-serif" },
    ...(dense && { components: denseComponents }),
  }),
);

export const styleEngine = createEmotionEngine({ cacheKey: 'css', layer });

/** The theme's variables, once for all demos, and the ground that an app's CssBaseline would give them. */
export function sharedStyles(): string {
  const theme = chooseTheme({ direction: 'ltr', dense: false });
  return writeStyleSheet(
    [
      ...theme.generateStyleSheets(),
      { ":root[data-density='dense']": { '--mui-spacing': '6px' } },
      {
        '[data-demo-root]': {
          ...theme.typography.body1,
          color: theme.vars.palette.text.primary,
        },
      },
    ],
    layer,
  );
}

/** The context of every demo of a grid. The page's colour mode decides, so no demo may store one. */
export default function DemoRoot({ children, direction, dense }: DemoRootProps) {
  return (
    <ThemeProvider
      theme={chooseTheme({ direction, dense })}
      storageManager={null}
      colorSchemeNode={null}
      disableStyleSheetGeneration
    >
      {children}
    </ThemeProvider>
  );
}
