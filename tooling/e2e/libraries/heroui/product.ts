import { defineProduct } from 'docs-shell/product';

export default defineProduct({
  identity: {
    id: 'heroui',
    name: 'HeroUI',
    metadata: 'Fixtures',
    tagline: 'A library that the platform was not prepared for',
    logoSvg: '<svg viewBox="0 0 8 8" fill="currentColor"><path d="M1 7V1h6v6z"/></svg>',
    accent: { light: '#5a3bb0', dark: '#c3b1f5' },
  },
  library: {
    packageName: '@heroui/react',
    colorModes: { light: '.light', dark: '.dark' },
    budgets: { cssKib: 38 },
    limits: [
      'color-contrast: white on the primary color, and labels of invalid fields, have less than 4.5 to 1.',
    ],
  },
  route: { category: 'core', prefixes: ['/heroui'] },
  versions: [{ current: true }],
  pages: [
    { pathname: '/heroui' },
    { pathname: '/heroui/fields' },
    { pathname: '/heroui/overlays' },
  ],
});
