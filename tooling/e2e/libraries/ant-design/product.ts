import { defineProduct } from 'docs-shell/product';

export default defineProduct({
  identity: {
    id: 'ant-design',
    name: 'Ant Design',
    metadata: 'Fixtures',
    tagline: 'A library that the platform was not prepared for',
    logoSvg: '<svg viewBox="0 0 8 8" fill="currentColor"><path d="M1 7V1h6v6z"/></svg>',
    accent: { light: '#0b5cad', dark: '#8cc2ff' },
  },
  library: {
    packageName: 'antd',
    budgets: { cssKib: 34 },
    limits: [
      'color-contrast: white on the primary color, error texts and chosen tabs have less than 4.5 to 1.',
    ],
  },
  route: { category: 'core', prefixes: ['/ant-design'] },
  versions: [{ current: true }],
  pages: [
    { pathname: '/ant-design' },
    { pathname: '/ant-design/fields' },
    { pathname: '/ant-design/overlays' },
  ],
});
