import type { createTheme, ThemeOptions, ThemeProvider } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { createEmotionEngine } from './emotion';
import { memoizeBySettings } from './memoize-by-settings';
import { writeStyleSheet } from './theme-styles';
import type { DemoRootProps } from './types';

const layer = 'mui';

interface MaterialDemoRootOptions {
  /** `createTheme` of the app's own Material UI, so that demos run with the version that the app documents. */
  readonly createTheme: typeof createTheme;
  /** `ThemeProvider` of the app's own Material UI. */
  readonly ThemeProvider: typeof ThemeProvider;
  /** Theme components of the dense setting: small sizes where the library has them. */
  readonly denseComponents: NonNullable<ThemeOptions['components']>;
}

/**
 * Creates the exports of a `demo-root.tsx` for demos that are styled by Material UI's theme: `DemoRoot` (the default
 * export), `sharedStyles` and `styleEngine`.
 */
export function createMaterialDemoRoot({
  createTheme: create,
  ThemeProvider: Provider,
  denseComponents,
}: MaterialDemoRootOptions) {
  const chooseTheme = memoizeBySettings(({ direction, dense }) =>
    create({
      cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
      colorSchemes: { light: true, dark: true },
      direction,
      // The shell loads Roboto with a fallback of the same metrics, so that the layout does not shift.
      typography: { fontFamily: "Roboto, 'Roboto fallback', Helvetica, Arial, sans-serif" },
      ...(dense && { components: denseComponents }),
    }),
  );
  return {
    styleEngine: createEmotionEngine({ cacheKey: 'css', layer }),

    /** Returns the theme's variables, once for all demos, and the text styles that `CssBaseline` sets in an application. */
    sharedStyles: (): string => {
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
    },

    /** Renders a demo with the theme of its settings. The page sets the color scheme, so the provider stores none. */
    DemoRoot: ({ children, direction, dense }: DemoRootProps) => (
      <Provider
        theme={chooseTheme({ direction, dense })}
        storageManager={null}
        colorSchemeNode={null}
        disableStyleSheetGeneration
      >
        {children}
      </Provider>
    ),
  };
}
