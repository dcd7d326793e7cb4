import { createTheme, ThemeProvider, type ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { memoizeBySettings, writeStyleSheet, type DemoRootProps } from 'docs-shell/demos';
import { createEmotionEngine } from 'docs-shell/demos/emotion';

const layer = 'mui';

/** Small sizes where the library has them. Distances are a variable of the theme: see `sharedStyles`. */
const denseComponents: ThemeOptions['components'] = {
  MuiAutocomplete: { defaultProps: { size: 'small' } },
  MuiButton: { defaultProps: { size: 'small' } },
  MuiButtonGroup: { defaultProps: { size: 'small' } },
  MuiCheckbox: { defaultProps: { size: 'small' } },
  MuiChip: { defaultProps: { size: 'small' } },
  MuiFab: { defaultProps: { size: 'small' } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiIconButton: { defaultProps: { size: 'small' } },
  MuiList: { defaultProps: { dense: true } },
  MuiMenuItem: { defaultProps: { dense: true } },
  MuiPagination: { defaultProps: { size: 'small' } },
  MuiRadio: { defaultProps: { size: 'small' } },
  MuiRating: { defaultProps: { size: 'small' } },
  MuiSlider: { defaultProps: { size: 'small' } },
  MuiSwitch: { defaultProps: { size: 'small' } },
  MuiTable: { defaultProps: { size: 'small' } },
  MuiTextField: { defaultProps: { size: 'small' } },
  MuiToggleButtonGroup: { defaultProps: { size: 'small' } },
  MuiToolbar: { defaultProps: { variant: 'dense' } },
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

/** The context of every Material UI demo. The page's colour mode decides, so no demo may store one. */
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
