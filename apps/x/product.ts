import { defineProduct } from 'docs-shell/product';
import { dataGridApi, inEarlierVersions } from './product/data-grid';

const cross = '<path d="M6 6h6l14 20h-6zM26 6h-6l-3.4 4.8M6 26h6l3.4-4.8"/>';
const table = '<path d="M5 6h22v20H5zM5 12h22M5 19h22M12 12v14"/>';

const mark = (shape: string) =>
  `<svg viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round">${shape}</svg>`;

const allVersions = { text: 'All versions', href: 'https://mui.com/x/versions/' };

const x = defineProduct({
  identity: {
    id: 'x',
    name: 'MUI X',
    metadata: 'MUI X',
    tagline: 'Components for large amounts of data',
    logoSvg: mark(cross),
    accent: { light: '#6f37b3', dark: '#c8a8f0' },
  },
  library: { packageName: '@mui/x-data-grid' },
  versions: [
    { current: true },
    { text: '7.29.13', href: 'https://v7.mui.com/x/introduction/' },
    { text: '6.20.4', href: 'https://v6.mui.com/x/introduction/' },
    allVersions,
  ],
  pages: [
    { pathname: '/x', icon: 'home' },
    {
      pathname: '/x/introduction-group',
      title: 'Introduction',
      icon: 'start',
      children: [
        { pathname: '/x/introduction/installation' },
        { pathname: '/x/introduction/licensing' },
      ],
    },
    {
      pathname: '/x/components',
      icon: 'components',
      children: [{ pathname: '/x/react-data-grid' }],
    },
    {
      pathname: '/x/migration',
      icon: 'book',
      children: [
        { pathname: '/x/migration/migration-data-grid-v7' },
        { pathname: '/x/migration/migration-data-grid-v6' },
        { pathname: '/x/migration/migration-data-grid-v5' },
        { pathname: '/x/migration/migration-data-grid-v4' },
      ],
    },
  ],
  redirects: [{ from: '/x/introduction', to: '/x' }],
});

const dataGrid = defineProduct({
  identity: {
    id: 'x-data-grid',
    name: 'Data Grid',
    metadata: 'MUI X',
    tagline: 'A table that sorts, filters, edits and groups',
    logoSvg: mark(table),
    accent: { light: '#556100', dark: '#c6cf70' },
  },
  library: {
    packageName: '@mui/x-data-grid',
    companions: ['@mui/material', '@mui/x-data-grid-pro', '@mui/x-data-grid-premium'],
    // Demos of charts have a grid, a chart and an open panel each.
    budgets: { htmlPerDemoKib: 1.9 },
    api: dataGridApi,
  },
  versions: [
    { current: true },
    {
      text: '7.29.13',
      href: 'https://v7.mui.com/x/react-data-grid/',
      samePaths: inEarlierVersions,
    },
    {
      text: '6.20.4',
      href: 'https://v6.mui.com/x/react-data-grid/',
      samePaths: inEarlierVersions,
    },
    allVersions,
  ],
  pages: [
    { pathname: '/x/react-data-grid', icon: 'home' },
    { pathname: '/x/react-data-grid/features', icon: 'grid' },
    { pathname: '/x/react-data-grid/getting-started', icon: 'start' },
    {
      pathname: '/x/react-data-grid/demos',
      title: 'Demos',
      icon: 'code',
      children: [
        { pathname: '/x/react-data-grid/demos/inventory' },
        { pathname: '/x/react-data-grid/demos/time-off-calendar' },
        { pathname: '/x/react-data-grid/demos/real-time-data' },
      ],
    },
    {
      pathname: '/x/react-data-grid/main-features',
      title: 'Main features',
      icon: 'grid',
      children: [
        { pathname: '/x/react-data-grid/layout' },
        {
          pathname: '/x/react-data-grid/columns',
          children: [
            { pathname: '/x/react-data-grid/column-definition' },
            { pathname: '/x/react-data-grid/column-dimensions' },
            { pathname: '/x/react-data-grid/column-visibility' },
            { pathname: '/x/react-data-grid/custom-columns' },
            { pathname: '/x/react-data-grid/column-header' },
            { pathname: '/x/react-data-grid/column-menu' },
            { pathname: '/x/react-data-grid/column-spanning' },
            { pathname: '/x/react-data-grid/column-groups' },
            { pathname: '/x/react-data-grid/column-ordering', plan: 'pro' },
            { pathname: '/x/react-data-grid/column-pinning', plan: 'pro' },
            { pathname: '/x/react-data-grid/column-recipes' },
          ],
        },
        {
          pathname: '/x/react-data-grid/rows',
          children: [
            { pathname: '/x/react-data-grid/row-definition' },
            { pathname: '/x/react-data-grid/row-updates' },
            { pathname: '/x/react-data-grid/row-height' },
            { pathname: '/x/react-data-grid/row-spanning' },
            { pathname: '/x/react-data-grid/master-detail', plan: 'pro' },
            { pathname: '/x/react-data-grid/row-ordering', plan: 'pro' },
            { pathname: '/x/react-data-grid/row-pinning', plan: 'pro' },
            { pathname: '/x/react-data-grid/row-recipes' },
          ],
        },
        { pathname: '/x/react-data-grid/cells' },
        {
          pathname: '/x/react-data-grid/editing',
          children: [
            { pathname: '/x/react-data-grid/editing/persistence' },
            { pathname: '/x/react-data-grid/editing/custom-edit-component' },
            { pathname: '/x/react-data-grid/editing/editing-events' },
            { pathname: '/x/react-data-grid/recipes-editing' },
          ],
        },
        { pathname: '/x/react-data-grid/sorting' },
        {
          pathname: '/x/react-data-grid/filtering',
          children: [
            { pathname: '/x/react-data-grid/filtering/customization' },
            { pathname: '/x/react-data-grid/filtering/quick-filter' },
            { pathname: '/x/react-data-grid/filtering/server-side' },
            { pathname: '/x/react-data-grid/filtering/multi-filters', plan: 'pro' },
            { pathname: '/x/react-data-grid/filtering/header-filters', plan: 'pro' },
            { pathname: '/x/react-data-grid/filtering-recipes' },
          ],
        },
        { pathname: '/x/react-data-grid/pagination' },
        { pathname: '/x/react-data-grid/row-selection' },
        { pathname: '/x/react-data-grid/cell-selection', plan: 'premium' },
        { pathname: '/x/react-data-grid/scrolling' },
        { pathname: '/x/react-data-grid/virtualization' },
        { pathname: '/x/react-data-grid/accessibility' },
        { pathname: '/x/react-data-grid/localization' },
        { pathname: '/x/react-data-grid/clipboard' },
        { pathname: '/x/react-data-grid/export' },
        {
          pathname: '/x/react-data-grid/server-side-data',
          children: [
            { pathname: '/x/react-data-grid/server-side-data/tree-data', plan: 'pro' },
            { pathname: '/x/react-data-grid/server-side-data/lazy-loading', plan: 'pro' },
            { pathname: '/x/react-data-grid/server-side-data/row-grouping', plan: 'premium' },
            { pathname: '/x/react-data-grid/server-side-data/aggregation', plan: 'premium' },
            { pathname: '/x/react-data-grid/server-side-data/pivoting', plan: 'premium' },
            { pathname: '/x/react-data-grid/server-side-data/recipes' },
          ],
        },
      ],
    },
    {
      pathname: '/x/react-data-grid/advanced-features',
      title: 'Advanced features',
      icon: 'chart',
      children: [
        { pathname: '/x/react-data-grid/tree-data', plan: 'pro' },
        { pathname: '/x/react-data-grid/row-grouping', plan: 'premium' },
        { pathname: '/x/react-data-grid/aggregation', plan: 'premium' },
        {
          pathname: '/x/react-data-grid/pivoting',
          plan: 'premium',
          children: [{ pathname: '/x/react-data-grid/pivoting-explained', plan: 'premium' }],
        },
        { pathname: '/x/react-data-grid/undo-redo', plan: 'premium' },
        { pathname: '/x/react-data-grid/list-view', plan: 'pro' },
        { pathname: '/x/react-data-grid/charts-integration', plan: 'premium' },
        { pathname: '/x/react-data-grid/ai-assistant', plan: 'premium' },
        {
          pathname: '/x/react-data-grid/recipes',
          children: [{ pathname: '/x/react-data-grid/recipes-row-grouping' }],
        },
      ],
    },
    {
      pathname: '/x/react-data-grid/customization',
      icon: 'customize',
      children: [
        { pathname: '/x/react-data-grid/style' },
        { pathname: '/x/react-data-grid/style-recipes' },
        { pathname: '/x/react-data-grid/overlays' },
        { pathname: '/x/react-data-grid/components' },
      ],
    },
    {
      pathname: '/x/react-data-grid/components-group',
      title: 'Components',
      icon: 'components',
      children: [
        { pathname: '/x/react-data-grid/components/usage' },
        { pathname: '/x/react-data-grid/components/toolbar' },
        { pathname: '/x/react-data-grid/components/export' },
        { pathname: '/x/react-data-grid/components/quick-filter' },
        { pathname: '/x/react-data-grid/components/columns-panel' },
        { pathname: '/x/react-data-grid/components/filter-panel' },
        { pathname: '/x/react-data-grid/components/prompt-field', plan: 'premium' },
        { pathname: '/x/react-data-grid/components/pivot-panel', plan: 'premium' },
        { pathname: '/x/react-data-grid/components/charts-panel', plan: 'premium' },
        { pathname: '/x/react-data-grid/components/ai-assistant-panel', plan: 'premium' },
      ],
    },
    {
      pathname: '/x/react-data-grid/resources',
      icon: 'book',
      children: [
        { pathname: '/x/react-data-grid/api-object' },
        { pathname: '/x/react-data-grid/events' },
        { pathname: '/x/react-data-grid/state' },
        { pathname: '/x/react-data-grid/performance' },
        { pathname: '/x/introduction/licensing' },
      ],
    },
    {
      pathname: '/x/react-data-grid/tutorials',
      title: 'Tutorials',
      icon: 'guide',
      children: [
        { pathname: '/x/react-data-grid/tutorials/server-side-data' },
        { pathname: '/x/react-data-grid/tutorials/aggregation-row-grouping', plan: 'premium' },
      ],
    },
  ],
  redirects: [{ from: '/x/react-data-grid/quickstart', to: '/x/react-data-grid/getting-started' }],
});

export default [x, dataGrid];
