import { defineProduct } from 'docs-shell/product';

export default defineProduct({
  identity: {
    id: 'chakra-ui',
    name: 'Chakra UI',
    metadata: 'Fixtures',
    tagline: 'A library that the platform was not prepared for',
    logoSvg: '<svg viewBox="0 0 8 8" fill="currentColor"><path d="M1 7V1h6v6z"/></svg>',
    accent: { light: '#0b6b62', dark: '#7fdcd0' },
  },
  library: {
    packageName: '@chakra-ui/react',
    budgets: { cssKib: 6 },
    limits: [
      'color-contrast: error texts have less than 4.5 to 1.',
      'target-size: axe finds a trigger covered by the layer of its menu.',
    ],
  },
  route: { category: 'core', prefixes: ['/chakra-ui'] },
  versions: [{ current: true }],
  pages: [
    { pathname: '/chakra-ui' },
    { pathname: '/chakra-ui/fields' },
    { pathname: '/chakra-ui/overlays' },
  ],
});
