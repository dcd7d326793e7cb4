import { defineProduct } from 'docs-shell/manifest';

const mark =
  '<svg viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round"><path d="M4 27h24M7 27V16h18v11M12 16V6h8v10"/></svg>';

const wordmark =
  '<svg viewBox="0 0 128 32" fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round"><path d="M4 27h24M7 27V16h18v11M12 16V6h8v10"/><text x="42" y="22" fill="currentColor" stroke="none" font-family="Roboto, sans-serif" font-size="18" font-weight="600">Base UI</text></svg>';

export default defineProduct({
  identity: {
    id: 'base-ui',
    name: 'Base UI',
    metadata: 'MUI Core',
    tagline: 'Unstyled, accessible parts for components of your own design',
    logoSvg: mark,
    wordmarkSvg: wordmark,
    accent: { light: '#7a4a00', dark: '#e2b466' },
  },
  library: {
    packageName: '@base-ui/react',
    api: {},
  },
  versions: [
    { current: true },
    { text: '1.0.0', href: 'https://base-ui.com/react/overview/releases/v1-0-0' },
    { text: 'MUI Base 5 beta', href: 'https://v6.mui.com/base-ui/getting-started/' },
    { text: 'All versions', href: 'https://base-ui.com/react/overview/releases' },
  ],
  pages: [
    { pathname: '/base-ui', icon: 'home' },
    {
      pathname: '/base-ui/getting-started-group',
      title: 'Getting started',
      icon: 'start',
      children: [
        { pathname: '/base-ui/getting-started' },
        { pathname: '/base-ui/getting-started/quick-start' },
        { pathname: '/base-ui/getting-started/accessibility' },
      ],
    },
    {
      pathname: '/base-ui/react-',
      title: 'Components',
      icon: 'components',
      children: [
        { pathname: '/base-ui/react-accordion' },
        { pathname: '/base-ui/react-avatar' },
        { pathname: '/base-ui/react-checkbox' },
        { pathname: '/base-ui/react-collapsible' },
        { pathname: '/base-ui/react-combobox' },
        { pathname: '/base-ui/react-dialog' },
        { pathname: '/base-ui/react-field' },
        { pathname: '/base-ui/react-form' },
        { pathname: '/base-ui/react-menu' },
        { pathname: '/base-ui/react-number-field' },
        { pathname: '/base-ui/react-popover' },
        { pathname: '/base-ui/react-progress' },
        { pathname: '/base-ui/react-radio' },
        { pathname: '/base-ui/react-select' },
        { pathname: '/base-ui/react-slider' },
        { pathname: '/base-ui/react-switch' },
        { pathname: '/base-ui/react-tabs' },
        { pathname: '/base-ui/react-toast' },
        { pathname: '/base-ui/react-toggle' },
        { pathname: '/base-ui/react-tooltip' },
      ],
    },
    {
      pathname: '/base-ui/guides-group',
      title: 'Guides',
      icon: 'guide',
      children: [
        { pathname: '/base-ui/guides' },
        { pathname: '/base-ui/guides/styling' },
        { pathname: '/base-ui/guides/animation' },
        { pathname: '/base-ui/guides/composition' },
        { pathname: '/base-ui/guides/customization' },
        { pathname: '/base-ui/guides/forms' },
        { pathname: '/base-ui/guides/typescript' },
      ],
    },
    {
      pathname: '/base-ui/utils-group',
      title: 'Utils',
      icon: 'code',
      children: [
        { pathname: '/base-ui/utils' },
        { pathname: '/base-ui/utils/csp-provider' },
        { pathname: '/base-ui/utils/direction-provider' },
        { pathname: '/base-ui/utils/merge-props' },
        { pathname: '/base-ui/utils/use-render' },
      ],
    },
  ],
});
