import { defineProduct } from 'docs-shell/product';

export default defineProduct({
  identity: {
    id: 'styled-components',
    name: 'styled-components',
    metadata: 'Fixtures',
    tagline: 'A library that the platform was not prepared for',
    logoSvg: '<svg viewBox="0 0 8 8" fill="currentColor"><path d="M1 7V1h6v6z"/></svg>',
    accent: { light: '#3a4bb0', dark: '#a3b1f5' },
  },
  library: { packageName: 'styled-components' },
  route: { category: 'core', prefixes: ['/styled-components'] },
  versions: [{ current: true }],
  pages: [
    { pathname: '/styled-components' },
    { pathname: '/styled-components/fields' },
    { pathname: '/styled-components/overlays' },
  ],
});
