import { defineProduct } from 'docs-shell/product';

const mark =
  '<svg viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round"><path d="m16 4 11 6-11 6L5 10z"/><path d="m5 16 11 6 11-6"/><path d="m5 22 11 6 11-6"/></svg>';

export default defineProduct({
  identity: {
    id: 'core',
    name: 'MUI Core',
    metadata: 'MUI',
    tagline: 'React component libraries, documented in one place',
    logoSvg: mark,
    accent: { light: '#3a4bb0', dark: '#a3b1f5' },
  },
  library: { packageName: '@mui/material' },
  versions: [{ current: true }, { text: 'All versions', href: '/versions/' }],
  pages: [{ pathname: '/' }, { pathname: '/versions' }, { pathname: '/offline' }],
});
