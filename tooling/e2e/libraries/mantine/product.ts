import { defineProduct } from 'docs-shell/product';

export default defineProduct({
  identity: {
    id: 'mantine',
    name: 'Mantine',
    metadata: 'Fixtures',
    tagline: 'A library that the platform was not prepared for',
    logoSvg: '<svg viewBox="0 0 8 8" fill="currentColor"><path d="M1 7V1h6v6z"/></svg>',
    accent: { light: '#0b5f8a', dark: '#8fd0f5' },
  },
  library: {
    packageName: '@mantine/core',
    colorModes: {
      light: '[data-mantine-color-scheme=light]',
      dark: '[data-mantine-color-scheme=dark]',
    },
    budgets: { cssKib: 17 },
    limits: [
      'color-contrast: white on the primary color, and error texts, have less than 4.5 to 1.',
      'aria-allowed-attr: tabs have aria-pressed, which their role does not allow.',
    ],
  },
  route: { category: 'core', prefixes: ['/mantine'] },
  versions: [{ current: true }],
  pages: [
    { pathname: '/mantine' },
    { pathname: '/mantine/fields' },
    { pathname: '/mantine/overlays' },
  ],
});
