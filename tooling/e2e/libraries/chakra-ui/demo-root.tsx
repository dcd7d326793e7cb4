import { ChakraProvider, createSystem, defaultConfig, LocaleProvider } from '@chakra-ui/react';
import { writeStyleSheet, type DemoRootProps } from 'docs-shell/demos';
import { createEmotionEngine } from 'docs-shell/demos/emotion';

const layer = 'mui';

const system = createSystem(defaultConfig, {
  // The engine puts all rules into one layer, whose place the page has set.
  disableLayers: true,
  // Without ':where', the reset of buttons would be stronger than the rules of components.
  preflight: { scope: ':where([data-demo-root])' },
  conditions: { dark: "[data-mui-color-scheme='dark'] &", light: ':root &' },
});

/** Variables and reset are in `sharedStyles`, so no demo writes them again. */
const systemOfDemos = { ...system, _global: [] };

/** Variables that the reset reads. */
const globalVariables = {
  '--global-color-border': 'colors.border',
  '--global-font-body': 'fonts.body',
  '--global-font-mono': 'fonts.mono',
};

export const styleEngine = createEmotionEngine({ cacheKey: 'css', layer });

/** The variables of the theme, and the reset, which is limited to demos. */
export function sharedStyles(): string {
  return writeStyleSheet(
    [
      withoutParent(system.getTokenCss()),
      system.getPreflightCss(),
      // What `globalCss` sets: variables, which popups outside of a demo need too, and the text of demos.
      { ':root': system.css({ ...globalVariables, colorPalette: 'gray' }) },
      { '[data-demo-root]': system.css({ color: 'fg', lineHeight: '1.5' }) },
    ],
    layer,
  );
}

/** Emotion reads `&` in a global rule as nothing. In a stylesheet it is the root element. */
function withoutParent(rules: ReturnType<typeof system.getTokenCss>) {
  return Object.fromEntries(
    Object.entries(rules).map(([selector, rule]) => [selector.replace(/ ?&/, ''), rule]),
  );
}

export default function DemoRoot({ children, direction }: DemoRootProps) {
  return (
    <ChakraProvider value={systemOfDemos}>
      <LocaleProvider locale={direction === 'rtl' ? 'ar' : 'en'}>{children}</LocaleProvider>
    </ChakraProvider>
  );
}
