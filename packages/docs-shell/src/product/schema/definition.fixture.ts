import { tableFixture } from '../../routing/table.fixture';
import type { ProductDefinition } from '../types';
import type { DefinitionContext } from './types';

const svg = '<svg viewBox="0 0 24 24"><path d="M4 4h16v16H4z" fill="currentColor"/></svg>';

/** A valid definition. Tests replace parts of it. */
export const definitionFixture: ProductDefinition = {
  identity: {
    id: 'paint',
    name: 'Paint',
    metadata: 'Tools',
    tagline: 'Brushes and colors.',
    logoSvg: svg,
    accent: { light: '#1976d2', dark: '#9cf' },
  },
  library: { packageName: '@scope/paint' },
  versions: [{ current: true }, { text: 'v1', href: 'https://v1.example.com/paint/' }],
  pages: [
    { pathname: '/paint' },
    {
      pathname: '/paint/components',
      children: [
        {
          pathname: '/paint/inputs',
          subheader: 'inputs',
          children: [{ pathname: '/paint/react-brush' }],
        },
        { pathname: '/paint/react-roller', planned: true, plan: 'pro', newFeature: true },
        { pathname: '/data/react-grid', title: 'Grid' },
        { pathname: 'https://store.example.com/', title: 'Store', linkProps: { 'data-x': 'a' } },
      ],
    },
  ],
  redirects: [{ from: '/paint/brush', to: '/paint/react-brush#size' }],
};

/** The context of `definitionFixture`. */
export const contextFixture: DefinitionContext = {
  productTable: tableFixture,
  contentSlugs: new Set(['index', 'react-brush', '404']),
};
