import { defineProduct } from 'docs-shell/product';

const flask = '<path d="M12 4h8M14 4v9L5.5 26.5h21L18 13V4M9.5 20.5h13"/>';

const mark = `<svg viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round">${flask}</svg>`;

export default defineProduct({
  identity: {
    id: 'docs-infra',
    name: 'Docs infra',
    metadata: 'Docs',
    tagline: 'How these docs are written, and what they are made of',
    logoSvg: mark,
    accent: { light: '#8a4b00', dark: '#f0b37a' },
  },
  // What these pages document is the shell; the others are for their demos.
  library: {
    packageName: 'docs-shell',
    companions: ['@mui/material', '@mui/x-data-grid-premium'],
  },
  versions: [{ current: true }],
  noindex: true,
  pages: [
    { pathname: '/experiments', icon: 'home' },
    {
      pathname: '/experiments/docs/writing',
      icon: 'text',
      children: [
        { pathname: '/experiments/docs/headers' },
        { pathname: '/experiments/docs/markdown' },
        { pathname: '/experiments/docs/og-card' },
      ],
    },
    {
      pathname: '/experiments/docs/components',
      icon: 'components',
      children: [
        { pathname: '/experiments/docs/callouts' },
        { pathname: '/experiments/docs/codeblock' },
        { pathname: '/experiments/docs/custom-components' },
        { pathname: '/experiments/docs/demos' },
        { pathname: '/experiments/docs/pro-feature', plan: 'pro' },
        {
          pathname: '/experiments/docs/data-grid-premium',
          plan: 'premium',
        },
      ],
    },
    { pathname: '/experiments/feedback', icon: 'chart' },
    // One entry for each badge, and four levels, to look at and to test with.
    {
      pathname: '/experiments/docs/main-parent',
      title: 'Test: pages.js',
      icon: 'code',
      children: [
        { pathname: '/experiments/docs/first-level-child-1' },
        {
          pathname: '/experiments/docs/first-level-child-2',
          title: 'First-level child 2',
          children: [
            { pathname: '/experiments/docs/second-level-child' },
            {
              pathname: '/experiments/docs/subheader-divider',
              subheader: 'Subheader divider',
            },
            {
              pathname: '/experiments/docs/api/data-grid-group',
              title: 'Second-level child parent',
              children: [
                { pathname: '/experiments/docs/third-level-child' },
                {
                  pathname: '/experiments/docs/api/data-grid-components-group',
                  subheader: 'Subheader divider',
                  children: [
                    {
                      pathname: '/experiments/docs/api/data-grid/data-grid',
                    },
                  ],
                },
              ],
            },
          ],
        },
        { pathname: '/experiments/docs/first-level-child-3', plan: 'pro' },
        {
          pathname: '/experiments/docs/first-level-child-4',
          newFeature: true,
        },
        {
          pathname: '/experiments/docs/first-level-child-5',
          title: 'Planned feature',
          planned: true,
        },
        {
          pathname: '/experiments/docs/first-level-child-6',
          unstable: true,
        },
        { pathname: '/experiments/docs/first-level-child-7', beta: true },
        {
          pathname: '/experiments/docs/first-level-child-8',
          legacy: true,
        },
        {
          pathname: '/experiments/docs/first-level-child-9',
          plan: 'pro',
        },
      ],
    },
  ],
  redirects: [{ from: '/experiments/docs', to: '/experiments/docs/writing' }],
});
