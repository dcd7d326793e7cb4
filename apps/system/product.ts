import { defineProduct } from 'docs-shell/product';

const mark =
  '<svg viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round"><path d="M5 5h22v22H5z"/><path d="M5 13h22M14 13v14"/></svg>';

/** Pages that the sites of version 5 and 6 have at the same place. */
const inEarlierVersions = [
  '/borders',
  '/display',
  '/experimental-api/configure-the-sx-prop',
  '/experimental-api/css-theme-variables',
  '/flexbox',
  '/getting-started',
  '/getting-started/custom-components',
  '/getting-started/installation',
  '/getting-started/support',
  '/getting-started/the-sx-prop',
  '/getting-started/usage',
  '/grid',
  '/palette',
  '/positions',
  '/properties',
  '/react-box',
  '/react-container',
  '/react-grid',
  '/react-stack',
  '/screen-readers',
  '/shadows',
  '/sizing',
  '/spacing',
  '/styled',
  '/styles/advanced',
  '/styles/api',
  '/styles/basics',
  '/typography',
];

export default defineProduct({
  identity: {
    id: 'system',
    name: 'MUI System',
    metadata: 'MUI Core',
    tagline: 'CSS utilities for building custom designs in React',
    logoSvg: mark,
    accent: { light: '#0a6a5c', dark: '#74cdbd' },
  },
  library: {
    packageName: '@mui/system',
    api: {
      history: { from: '5.0.0', moved: [{ in: '6.0.0', from: 'Unstable_Grid', to: 'Grid' }] },
      complete: true,
      guides: {
        types: {
          SxProps: 'https://mui.com/system/getting-started/the-sx-prop/',
          Theme: 'https://mui.com/system/getting-started/usage/',
        },
        props: { classes: 'https://mui.com/system/styles/basics/' },
      },
    },
  },
  versions: [
    { current: true },
    {
      text: '6.5.0',
      href: 'https://v6.mui.com/system/',
      start: 'https://v6.mui.com/system/getting-started/',
      samePaths: [...inEarlierVersions, '/migration/migrating-to-v6'],
    },
    {
      text: '5.18.0',
      href: 'https://v5.mui.com/system/',
      start: 'https://v5.mui.com/system/getting-started/',
      samePaths: inEarlierVersions,
    },
    { text: 'All versions', href: 'https://mui.com/versions/' },
  ],
  pages: [
    { pathname: '/system', icon: 'home' },
    {
      pathname: '/system/getting-started-group',
      icon: 'start',
      title: 'Getting started',
      children: [
        { pathname: '/system/getting-started' },
        { pathname: '/system/getting-started/installation' },
        { pathname: '/system/getting-started/usage' },
        { pathname: '/system/getting-started/the-sx-prop' },
        { pathname: '/system/getting-started/custom-components' },
        { pathname: '/system/getting-started/support' },
      ],
    },
    {
      pathname: '/system/style-utilities',
      icon: 'customize',
      title: 'Style utilities',
      children: [
        { pathname: '/system/properties' },
        { pathname: '/system/borders' },
        { pathname: '/system/display' },
        { pathname: '/system/flexbox' },
        { pathname: '/system/grid' },
        { pathname: '/system/palette' },
        { pathname: '/system/positions' },
        { pathname: '/system/shadows' },
        { pathname: '/system/sizing' },
        { pathname: '/system/spacing' },
        { pathname: '/system/screen-readers' },
        { pathname: '/system/typography' },
        { pathname: '/system/styled' },
      ],
    },
    {
      pathname: '/system/react-',
      icon: 'components',
      title: 'Components',
      children: [
        { pathname: '/system/react-box' },
        { pathname: '/system/react-container' },
        { pathname: '/system/react-grid' },
        { pathname: '/system/react-stack' },
      ],
    },
    {
      pathname: '/system/migration',
      icon: 'migration',
      children: [{ pathname: '/system/migration/migrating-to-v6' }],
    },
    {
      pathname: '/system/experimental-api',
      icon: 'code',
      children: [
        {
          pathname: '/system/experimental-api/configure-the-sx-prop',
          unstable: true,
        },
        {
          pathname: '/system/experimental-api/css-theme-variables',
          unstable: true,
        },
      ],
    },
    {
      pathname: '/system/styles',
      icon: 'text',
      legacy: true,
      children: [
        { pathname: '/system/styles/basics' },
        { pathname: '/system/styles/advanced' },
        { pathname: '/system/styles/api' },
      ],
    },
  ],
});
