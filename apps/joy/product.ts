import { defineProduct } from 'docs-shell/product';

const mark =
  '<svg viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"><circle cx="16" cy="16" r="12"/><path d="M10 18c2.4 4.6 9.6 4.6 12 0"/></svg>';

/** Pages that the sites of earlier betas have at the same place. */
const inEarlierVersions = [
  '/getting-started',
  '/getting-started/installation',
  '/getting-started/roadmap',
  '/getting-started/support',
  '/getting-started/tutorial',
  '/getting-started/usage',
  '/customization/approaches',
  '/customization/dark-mode',
  '/customization/theme-colors',
  '/customization/themed-components',
  '/customization/using-css-variables',
  '/integrations/material-ui',
  '/main-features/automatic-adjustment',
  '/main-features/color-inversion',
  '/main-features/dark-mode-optimization',
  '/main-features/global-variants',
  '/react-alert',
  '/react-autocomplete',
  '/react-button',
  '/react-card',
  '/react-checkbox',
  '/react-input',
  '/react-menu',
  '/react-modal',
  '/react-radio-button',
  '/react-select',
  '/react-slider',
  '/react-snackbar',
  '/react-switch',
  '/react-table',
  '/react-tabs',
  '/react-textarea',
  '/react-tooltip',
  // The sites of these versions have API pages of components alone, without these.
  '/api/*',
  '!/api/container',
  '!/api/css-vars-provider',
  '!/api/dropdown',
  '!/api/global-styles',
  '!/api/grid',
  '!/api/styled-engine-provider',
  '!/api/theme-provider',
  '!/api/use-*',
];

export default defineProduct({
  identity: {
    id: 'joy-ui',
    name: 'Joy UI',
    metadata: 'MUI Core',
    tagline: 'React components with their own design, no longer developed',
    logoSvg: mark,
    accent: { light: '#9c2468', dark: '#f09ac6' },
  },
  library: {
    packageName: '@mui/joy',
    api: {
      history: { from: '5.0.0-beta.0' },
      guides: {
        types: {
          SxProps: 'https://mui.com/system/getting-started/the-sx-prop/',
          Theme: 'https://mui.com/joy-ui/customization/approaches/',
        },
        props: {
          classes: 'https://mui.com/joy-ui/customization/approaches/',
          color: 'https://mui.com/joy-ui/customization/theme-colors/',
          slots: 'https://mui.com/joy-ui/customization/overriding-component-structure/',
        },
      },
    },
  },
  versions: [
    { current: true },
    { text: 'Beta, v6 site', href: 'https://v6.mui.com/joy-ui/', samePaths: inEarlierVersions },
    { text: 'Beta, v5 site', href: 'https://v5.mui.com/joy-ui/', samePaths: inEarlierVersions },
    { text: 'All versions', href: 'https://www.npmjs.com/package/@mui/joy?activeTab=versions' },
  ],
  pages: [
    { pathname: '/joy-ui', icon: 'home' },
    {
      pathname: '/joy-ui/getting-started-group',
      title: 'Getting started',
      icon: 'start',
      children: [
        { pathname: '/joy-ui/getting-started' },
        { pathname: '/joy-ui/getting-started/installation' },
        { pathname: '/joy-ui/getting-started/usage' },
        { pathname: '/joy-ui/getting-started/tutorial' },
        { pathname: '/joy-ui/getting-started/roadmap' },
        { pathname: '/joy-ui/getting-started/support' },
        {
          pathname: '/joy-ui/main-features',
          subheader: 'main-features',
          children: [
            { pathname: '/joy-ui/main-features/global-variants' },
            { pathname: '/joy-ui/main-features/color-inversion' },
            { pathname: '/joy-ui/main-features/automatic-adjustment' },
            { pathname: '/joy-ui/main-features/dark-mode-optimization' },
          ],
        },
      ],
    },
    {
      pathname: '/joy-ui/react-',
      title: 'Components',
      icon: 'components',
      children: [
        {
          pathname: '/joy-ui/components/inputs',
          subheader: 'inputs',
          children: [
            { pathname: '/joy-ui/react-autocomplete' },
            { pathname: '/joy-ui/react-button' },
            { pathname: '/joy-ui/react-checkbox' },
            { pathname: '/joy-ui/react-input' },
            { pathname: '/joy-ui/react-radio-button' },
            { pathname: '/joy-ui/react-select' },
            { pathname: '/joy-ui/react-slider' },
            { pathname: '/joy-ui/react-switch' },
            { pathname: '/joy-ui/react-textarea' },
          ],
        },
        {
          pathname: '/joy-ui/components/data-display',
          subheader: 'data-display',
          children: [{ pathname: '/joy-ui/react-table' }, { pathname: '/joy-ui/react-tooltip' }],
        },
        {
          pathname: '/joy-ui/components/feedback',
          subheader: 'feedback',
          children: [
            { pathname: '/joy-ui/react-alert' },
            { pathname: '/joy-ui/react-modal' },
            { pathname: '/joy-ui/react-snackbar' },
          ],
        },
        {
          pathname: '/joy-ui/components/surfaces',
          subheader: 'surfaces',
          children: [{ pathname: '/joy-ui/react-card' }],
        },
        {
          pathname: '/joy-ui/components/navigation',
          subheader: 'navigation',
          children: [{ pathname: '/joy-ui/react-menu' }, { pathname: '/joy-ui/react-tabs' }],
        },
      ],
    },
    {
      pathname: '/joy-ui/customization',
      icon: 'customize',
      children: [
        { pathname: '/joy-ui/customization/approaches' },
        {
          pathname: '/joy-ui/customization/theme',
          subheader: 'theme',
          children: [
            { pathname: '/joy-ui/customization/theme-colors' },
            { pathname: '/joy-ui/customization/themed-components' },
          ],
        },
        {
          pathname: '/joy-ui/customization/guides',
          subheader: 'guides',
          children: [
            { pathname: '/joy-ui/customization/dark-mode' },
            { pathname: '/joy-ui/customization/using-css-variables' },
          ],
        },
      ],
    },
    {
      pathname: '/joy-ui/integrations',
      icon: 'integration',
      children: [{ pathname: '/joy-ui/integrations/material-ui' }],
    },
    {
      pathname: '/joy-ui/migration',
      icon: 'migration',
      children: [{ pathname: '/joy-ui/migration/joy-to-material-ui' }],
    },
  ],
});
