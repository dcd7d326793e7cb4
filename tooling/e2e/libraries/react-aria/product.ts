import { defineProduct } from 'docs-shell/product';

export default defineProduct({
  identity: {
    id: 'react-aria',
    name: 'React Aria',
    metadata: 'Fixtures',
    tagline: 'A library that the platform was not prepared for',
    logoSvg: '<svg viewBox="0 0 8 8" fill="currentColor"><path d="M1 7V1h6v6z"/></svg>',
    accent: { light: '#7a3b00', dark: '#f0b684' },
  },
  library: { packageName: 'react-aria-components' },
  route: { category: 'core', prefixes: ['/react-aria'] },
  versions: [{ current: true }],
  pages: [
    { pathname: '/react-aria' },
    { pathname: '/react-aria/fields' },
    { pathname: '/react-aria/overlays' },
  ],
});
