import { defineProduct } from 'docs-shell/product';

export default defineProduct({
  identity: {
    id: 'radix-themes',
    name: 'Radix Themes',
    metadata: 'Fixtures',
    tagline: 'A library that the platform was not prepared for',
    logoSvg: '<svg viewBox="0 0 8 8" fill="currentColor"><path d="M1 7V1h6v6z"/></svg>',
    accent: { light: '#3a4bb0', dark: '#a3b1f5' },
  },
  library: {
    packageName: '@radix-ui/themes',
    colorModes: { light: '.light', dark: '.dark' },
    budgets: { cssKib: 82 },
  },
  route: { category: 'core', prefixes: ['/radix-themes'] },
  versions: [{ current: true }],
  pages: [
    { pathname: '/radix-themes' },
    { pathname: '/radix-themes/fields' },
    { pathname: '/radix-themes/overlays' },
  ],
});
