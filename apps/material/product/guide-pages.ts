import type { PageEntry } from 'docs-shell/product';

/** The groups of the navigation between the components and the sample sites. */
export const guidePages: readonly PageEntry[] = [
  {
    pathname: '/material-ui/customization',
    icon: 'customize',
    children: [
      { pathname: '/material-ui/customization/how-to-customize' },
      { pathname: '/material-ui/customization/overriding-component-structure' },
      { pathname: '/material-ui/customization/dark-mode' },
      { pathname: '/material-ui/customization/color' },
      { pathname: '/material-ui/customization/right-to-left' },
      { pathname: '/material-ui/customization/shadow-dom' },
      {
        pathname: '/material-ui/customization/theme',
        subheader: 'theme',
        children: [
          { pathname: '/material-ui/customization/theming' },
          { pathname: '/material-ui/customization/theme-components' },
          { pathname: '/material-ui/customization/creating-themed-components' },
          { pathname: '/material-ui/customization/default-theme' },
        ],
      },
      {
        pathname: '/material-ui/customization/tokens',
        subheader: 'tokens',
        children: [
          { pathname: '/material-ui/customization/palette' },
          { pathname: '/material-ui/customization/typography' },
          { pathname: '/material-ui/customization/spacing' },
          { pathname: '/material-ui/customization/breakpoints' },
          { pathname: '/material-ui/customization/container-queries' },
          { pathname: '/material-ui/customization/density' },
          { pathname: '/material-ui/customization/z-index' },
          { pathname: '/material-ui/customization/transitions' },
        ],
      },
      {
        pathname: '/material-ui/customization/css-variables',
        subheader: 'css-variables',
        title: 'CSS variables',
        children: [
          { pathname: '/material-ui/customization/css-theme-variables/overview' },
          { pathname: '/material-ui/customization/css-theme-variables/usage' },
          { pathname: '/material-ui/customization/css-theme-variables/configuration' },
        ],
      },
      {
        pathname: '/material-ui/customization/styles',
        subheader: 'styles',
        children: [{ pathname: '/material-ui/customization/css-layers' }],
      },
    ],
  },
  {
    pathname: '/material-ui/guides',
    icon: 'guide',
    children: [
      { pathname: '/material-ui/guides/responsive-ui' },
      { pathname: '/material-ui/guides/composition' },
      { pathname: '/material-ui/guides/typescript' },
      { pathname: '/material-ui/guides/localization' },
      { pathname: '/material-ui/guides/testing' },
      { pathname: '/material-ui/guides/server-rendering' },
      { pathname: '/material-ui/guides/minimizing-bundle-size' },
      { pathname: '/material-ui/guides/content-security-policy' },
      { pathname: '/material-ui/guides/configuring-bundlers-for-css-imports' },
      { pathname: '/material-ui/guides/api' },
    ],
  },
  {
    pathname: '/material-ui/integrations',
    icon: 'integration',
    children: [
      { pathname: '/material-ui/integrations/nextjs' },
      { pathname: '/material-ui/integrations/routing' },
      { pathname: '/material-ui/integrations/tailwindcss/tailwindcss-v4' },
      { pathname: '/material-ui/integrations/styled-components' },
      { pathname: '/material-ui/integrations/interoperability' },
      { pathname: '/material-ui/integrations/theme-scoping' },
    ],
  },
  {
    pathname: '/material-ui/experimental-api',
    title: 'Experimental APIs',
    icon: 'code',
    children: [
      { pathname: '/material-ui/experimental-api/classname-generator' },
      { pathname: '/material-ui/experimental-api/pigment-css' },
    ],
  },
  {
    pathname: '/material-ui/migration',
    icon: 'migration',
    children: [
      { pathname: '/material-ui/migration/migrating-from-deprecated-apis' },
      { pathname: '/material-ui/migration/upgrade-to-grid-v2' },
      { pathname: '/material-ui/migration/pickers-migration' },
      {
        pathname: '/material-ui/migration/v7',
        subheader: 'v7',
        title: 'Version 7',
        children: [{ pathname: '/material-ui/migration/upgrade-to-v7' }],
      },
      {
        pathname: '/material-ui/migration/v6',
        subheader: 'v6',
        title: 'Version 6',
        children: [
          { pathname: '/material-ui/migration/upgrade-to-v6' },
          { pathname: '/material-ui/migration/migrating-to-pigment-css' },
        ],
      },
      {
        pathname: '/material-ui/migration/v5',
        subheader: 'v5',
        title: 'Version 5',
        children: [
          { pathname: '/material-ui/migration/migration-v4' },
          { pathname: '/material-ui/migration/v5-style-changes' },
          { pathname: '/material-ui/migration/v5-component-changes' },
          { pathname: '/material-ui/migration/migrating-from-jss' },
          { pathname: '/material-ui/migration/troubleshooting' },
        ],
      },
      {
        pathname: '/material-ui/migration/earlier',
        subheader: 'earlier',
        title: 'Earlier versions',
        children: [
          { pathname: '/material-ui/migration/migration-v3' },
          { pathname: '/material-ui/migration/migration-v0x' },
        ],
      },
    ],
  },
  {
    pathname: '/material-ui/discover-more',
    icon: 'book',
    children: [
      { pathname: '/material-ui/discover-more/showcase' },
      { pathname: '/material-ui/discover-more/related-projects' },
      { pathname: '/material-ui/discover-more/roadmap' },
      { pathname: '/material-ui/discover-more/backers' },
      { pathname: '/material-ui/discover-more/vision' },
      { pathname: '/material-ui/discover-more/changelog' },
    ],
  },
  {
    pathname: '/material-ui/design-resources',
    icon: 'design',
    children: [
      { pathname: '/material-ui/design-resources/material-ui-for-figma' },
      { pathname: '/material-ui/design-resources/material-ui-sync' },
    ],
  },
];
