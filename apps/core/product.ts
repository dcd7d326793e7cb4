import { defineProduct } from 'docs-shell/manifest';

const mark =
  '<svg viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round"><path d="m16 4 11 6-11 6L5 10z"/><path d="m5 16 11 6 11-6"/><path d="m5 22 11 6 11-6"/></svg>';

const wordmark =
  '<svg viewBox="0 0 140 32" fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round"><path d="m16 4 11 6-11 6L5 10z"/><path d="m5 16 11 6 11-6"/><path d="m5 22 11 6 11-6"/><text x="42" y="22" fill="currentColor" stroke="none" font-family="Roboto, sans-serif" font-size="18" font-weight="600">MUI Core</text></svg>';

export default defineProduct({
  identity: {
    id: 'core',
    name: 'MUI Core',
    metadata: 'MUI',
    tagline: 'React component libraries, documented in one place',
    logoSvg: mark,
    wordmarkSvg: wordmark,
    accent: { light: '#3a4bb0', dark: '#a3b1f5' },
  },
  library: { packageName: '@mui/material' },
  versions: [{ current: true }, { text: 'All versions', href: '/versions/' }],
  pages: [{ pathname: '/' }, { pathname: '/versions' }, { pathname: '/offline' }],
});
