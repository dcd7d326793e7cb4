import { useEffect } from 'react';
import { CssVarsProvider, extendTheme, useColorScheme } from '@mui/joy/styles';
import { memoizeBySettings, writeStyleSheet, type DemoRootProps } from 'docs-shell/demos';
import { createEmotionEngine } from 'docs-shell/demos/emotion';

const layer = 'mui';
const modeAttribute = 'data-mui-color-scheme';

/** Small sizes where the library has them. Distances are a variable of the theme: see `sharedStyles`. */
const small = { defaultProps: { size: 'sm' } } as const;
const denseComponents = {
  JoyAutocomplete: small,
  JoyButton: small,
  JoyButtonGroup: small,
  JoyCheckbox: small,
  JoyChip: small,
  JoyFormControl: small,
  JoyIconButton: small,
  JoyInput: small,
  JoyList: small,
  JoyRadio: small,
  JoySelect: small,
  JoySlider: small,
  JoySwitch: small,
  JoyTable: small,
  JoyTextarea: small,
} as const;

const chooseTheme = memoizeBySettings(({ direction, dense }) => ({
  ...extendTheme({
    colorSchemeSelector: modeAttribute,
    // The shell brings Roboto, and a fallback of the same metrics, so that nothing moves when it arrives.
    fontFamily: {
      body: "Roboto, 'Roboto fallback', sans-serif",
      display: "Roboto, 'Roboto fallback', sans-serif",
    },
    ...(dense && { components: denseComponents }),
  }),
  // Joy's own options leave the direction out; its components read it from the theme.
  direction,
}));

export const styleEngine = createEmotionEngine({ cacheKey: 'css', layer });

/** The theme's variables, once for all demos, and the ground that an app's CssBaseline would give them. */
export function sharedStyles(): string {
  const theme = chooseTheme({ direction: 'ltr', dense: false });
  return writeStyleSheet(
    [
      ...theme.generateStyleSheets(),
      { ":root[data-density='dense']": { '--joy-spacing': '6px' } },
      {
        '[data-demo-root]': {
          ...theme.typography['body-md'],
          background: 'var(--joy-palette-background-surface)',
          color: 'var(--joy-palette-text-primary)',
        },
      },
    ],
    layer,
  );
}

/** Joy keeps its mode in React, too: some components ask for it. The page's attribute decides. */
function FollowPage() {
  const { setMode } = useColorScheme();
  useEffect(() => {
    const root = document.documentElement;
    const follow = () => {
      setMode(root.getAttribute(modeAttribute) === 'dark' ? 'dark' : 'light');
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(root, { attributeFilter: [modeAttribute] });
    return () => {
      observer.disconnect();
    };
  }, [setMode]);
  return null;
}

// The provider knows it, and its types do not.
const ownStorage = { storageManager: null };

/** The context of every Joy UI demo. The page's color mode decides, so no demo may store one. */
export default function DemoRoot({ children, direction, dense }: DemoRootProps) {
  return (
    <CssVarsProvider
      theme={chooseTheme({ direction, dense })}
      {...ownStorage}
      colorSchemeNode={null}
      disableStyleSheetGeneration
    >
      <FollowPage />
      {children}
    </CssVarsProvider>
  );
}
