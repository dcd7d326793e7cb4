import { defineProduct } from 'docs-shell/product';

const mark =
  '<svg viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round"><path d="M4 22V9l9 5.2L22 9v10.4L13 24.6"/><path d="M28 10v8l-6 3.5"/></svg>';

/** Pages that the sites of version 5 and 6 have at the same place. */
const inEarlierVersions = [
  '/customization/dark-mode',
  '/customization/breakpoints',
  '/customization/palette',
  '/customization/theme-components',
  '/customization/theming',
  '/getting-started',
  '/getting-started/installation',
  '/guides/minimizing-bundle-size',
  '/guides/server-rendering',
  '/react-alert',
  '/react-app-bar',
  '/react-autocomplete',
  '/react-button',
  '/react-card',
  '/react-checkbox',
  '/react-chip',
  '/react-dialog',
  '/react-drawer',
  '/react-grid',
  '/react-list',
  '/react-menu',
  '/react-radio-button',
  '/react-select',
  '/react-slider',
  '/react-snackbar',
  '/react-switch',
  '/react-table',
  '/react-tabs',
  '/react-text-field',
  '/react-tooltip',
  '/react-typography',
  // The sites of these versions have API pages of components alone, and these components came later.
  '/api/*',
  '!/api/css-vars-provider',
  '!/api/experimental-*',
  '!/api/grid-legacy',
  '!/api/popover-*',
  '!/api/slider-*',
  '!/api/styled-engine-provider',
  '!/api/theme-provider',
  '!/api/unstable-*',
  '!/api/use-*',
];

export default defineProduct({
  identity: {
    id: 'material-ui',
    name: 'Material UI',
    metadata: 'MUI Core',
    tagline: 'React components that follow Material Design',
    logoSvg: mark,
    accent: { light: '#0b5cad', dark: '#7cb8f2' },
  },
  library: {
    packageName: '@mui/material',
    iconPackages: ['@mui/icons-material'],
    api: {
      guides: {
        types: {
          SxProps: 'https://mui.com/system/getting-started/the-sx-prop/',
          Theme: 'https://mui.com/material-ui/customization/theming/',
        },
        props: {
          classes: 'https://mui.com/material-ui/customization/how-to-customize/',
          color: 'https://mui.com/material-ui/customization/palette/',
          slots: 'https://mui.com/material-ui/customization/overriding-component-structure/',
        },
      },
    },
  },
  versions: [
    { current: true },
    { text: '6.5.0', href: 'https://v6.mui.com/material-ui/', samePaths: inEarlierVersions },
    { text: '5.18.0', href: 'https://v5.mui.com/material-ui/', samePaths: inEarlierVersions },
    { text: 'All versions', href: 'https://mui.com/versions/' },
  ],
  pages: [
    { pathname: '/material-ui', icon: 'home' },
    {
      pathname: '/material-ui/getting-started-group',
      title: 'Getting started',
      icon: 'start',
      children: [
        { pathname: '/material-ui/getting-started' },
        { pathname: '/material-ui/getting-started/installation' },
      ],
    },
    {
      pathname: '/material-ui/react-',
      title: 'Components',
      icon: 'components',
      children: [
        {
          pathname: '/material-ui/components/inputs',
          subheader: 'inputs',
          children: [
            { pathname: '/material-ui/react-autocomplete' },
            { pathname: '/material-ui/react-button' },
            { pathname: '/material-ui/react-button-group' },
            { pathname: '/material-ui/react-checkbox' },
            { pathname: '/material-ui/react-floating-action-button' },
            { pathname: '/material-ui/react-radio-button' },
            { pathname: '/material-ui/react-rating' },
            { pathname: '/material-ui/react-select' },
            { pathname: '/material-ui/react-slider' },
            { pathname: '/material-ui/react-switch' },
            { pathname: '/material-ui/react-text-field' },
            { pathname: '/material-ui/react-toggle-button' },
          ],
        },
        {
          pathname: '/material-ui/components/data-display',
          subheader: 'data-display',
          children: [
            { pathname: '/material-ui/react-avatar' },
            { pathname: '/material-ui/react-badge' },
            { pathname: '/material-ui/react-chip' },
            { pathname: '/material-ui/react-divider' },
            { pathname: '/material-ui/react-list' },
            { pathname: '/material-ui/react-table' },
            { pathname: '/material-ui/react-tooltip' },
            { pathname: '/material-ui/react-typography' },
          ],
        },
        {
          pathname: '/material-ui/components/feedback',
          subheader: 'feedback',
          children: [
            { pathname: '/material-ui/react-alert' },
            { pathname: '/material-ui/react-backdrop' },
            { pathname: '/material-ui/react-dialog' },
            { pathname: '/material-ui/react-progress' },
            { pathname: '/material-ui/react-skeleton' },
            { pathname: '/material-ui/react-snackbar' },
          ],
        },
        {
          pathname: '/material-ui/components/surfaces',
          subheader: 'surfaces',
          children: [
            { pathname: '/material-ui/react-accordion' },
            { pathname: '/material-ui/react-app-bar' },
            { pathname: '/material-ui/react-card' },
            { pathname: '/material-ui/react-paper' },
          ],
        },
        {
          pathname: '/material-ui/components/navigation',
          subheader: 'navigation',
          children: [
            { pathname: '/material-ui/react-breadcrumbs' },
            { pathname: '/material-ui/react-drawer' },
            { pathname: '/material-ui/react-link' },
            { pathname: '/material-ui/react-menu' },
            { pathname: '/material-ui/react-pagination' },
            { pathname: '/material-ui/react-stepper' },
            { pathname: '/material-ui/react-tabs' },
          ],
        },
        {
          pathname: '/material-ui/components/layout',
          subheader: 'layout',
          children: [
            { pathname: '/material-ui/react-box' },
            { pathname: '/material-ui/react-container' },
            { pathname: '/material-ui/react-grid' },
            { pathname: '/material-ui/react-stack' },
          ],
        },
        {
          pathname: '/material-ui/components/utils',
          subheader: 'utils',
          children: [
            { pathname: '/material-ui/react-modal' },
            { pathname: '/material-ui/react-popover' },
          ],
        },
      ],
    },
    {
      pathname: '/material-ui/customization',
      icon: 'customize',
      children: [
        { pathname: '/material-ui/customization/theming' },
        { pathname: '/material-ui/customization/theme-components' },
        { pathname: '/material-ui/customization/palette' },
        { pathname: '/material-ui/customization/breakpoints' },
        { pathname: '/material-ui/customization/dark-mode' },
        { pathname: '/material-ui/customization/css-theme-variables/overview' },
      ],
    },
    {
      pathname: '/material-ui/guides',
      icon: 'guide',
      children: [
        { pathname: '/material-ui/guides/server-rendering' },
        { pathname: '/material-ui/guides/minimizing-bundle-size' },
      ],
    },
    {
      pathname: '/material-ui/integrations',
      icon: 'integration',
      children: [
        { pathname: '/material-ui/integrations/nextjs' },
        { pathname: '/material-ui/integrations/styled-components' },
      ],
    },
    {
      pathname: '/material-ui/migration',
      icon: 'migration',
      children: [{ pathname: '/material-ui/migration/upgrade-to-v7' }],
    },
    { pathname: '/material-ui/design-resources', icon: 'design' },
    {
      pathname: '/material-ui/sample-sites',
      icon: 'explore',
      children: [{ pathname: '/material-ui/sample-sites/onepirate' }],
    },
  ],
});
