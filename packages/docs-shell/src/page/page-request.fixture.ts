import { definitionFixture } from '../product/schema/definition.fixture';
import { tableFixture } from '../routing/table.fixture';
import { en } from '../i18n';
import type { PageRequest } from './resolve-page';

const existing = new Set([
  '/paint',
  '/paint/react-brush',
  '/paint/components/rest',
  '/paint/api/use-brush',
]);

/** A page in a small product whose navigation has each kind of entry. */
export const pageRequestFixture: PageRequest = {
  product: {
    identity: { wordmarkSvg: '<svg></svg>', ...definitionFixture.identity },
    versions: [{ text: '2.0.0', current: true }],
    redirects: [],
    rootPath: '/paint',
    pages: [
      { pathname: '/paint', icon: 'home' },
      {
        pathname: '/paint/components',
        children: [
          {
            pathname: '/paint/components/main-inputs',
            subheader: 'main-inputs',
            children: [{ pathname: '/paint/react-brush', plan: 'pro', newFeature: true }],
          },
          { pathname: '/paint/react-roller', planned: true },
          { pathname: '/data/react-grid', title: 'Grid' },
          { pathname: 'https://store.example/', title: 'Store', linkProps: { 'data-a': 'b' } },
          { pathname: '/paint/components/rest/', children: [{ pathname: '/paint/api/use-brush' }] },
        ],
      },
    ],
  },
  productTable: tableFixture,
  pathname: '/paint/react-brush',
  language: 'en',
  document: {
    frontMatter: { title: 'The brush', description: 'Paints lines.' },
    headings: [{ level: 2, id: 'size', text: 'Size' }],
    language: 'en',
    sourceFile: 'apps/paint/content/react-brush.mdx',
  },
  titles: { '/paint/react-brush': 'The brush', '/paint': 'Overview' },
  hasPage: (pathname) => existing.has(pathname),
  translations: { language: 'en', messages: en, titles: {} },
  config: {
    links: {},
    canonicalOrigin: 'https://docs.example',
    repositoryUrl: 'https://git.example/org/repo',
  },
};
