import { parsePublishedManifest } from 'docs-shell/product/schema';
import { expect, it } from 'vitest';
import { createProduct, tableFixture } from '../load/app.fixture';
import { createPublishedManifest } from './create-published-manifest';

const data = createProduct('data', '/data', { noindex: true });
const grid = createProduct('grid', '/data/react-grid', {
  pages: [{ pathname: '/data/react-grid/rows' }],
  redirects: [{ from: '/data/react-grid/row', to: '/data/react-grid/rows' }],
  languages: ['zh'],
});
const page = (pathname: string, title: string, html: string) => ({
  pathname,
  language: 'en',
  frontMatter: { title, description: '' },
  html,
});
const source = {
  app: {
    products: [data, grid],
    productTable: tableFixture,
    languages: ['en', 'zh'],
    pages: [],
    titles: { '/data': 'Data', '/data/react-grid': 'Grid', '/data/react-grid/rows': 'Rows' },
    translations: {},
    translatedTitles: {},
    demoFrames: [],
    navigationLists: {},
    assets: { scripts: [], stylesheets: [] },
    config: { links: {} },
  },
  pages: [
    page('/data', 'Data', '<h2 id="a">A</h2>'),
    page('/data/react-grid', 'Grid', ''),
    page('/data/react-grid/rows', 'All about rows', '<h2 id="b">B</h2>'),
    { ...page('/data/react-grid/rows', '行', '<h2 id="二">B</h2>'), language: 'zh' },
  ],
  files: [
    '/_assets/a-1.js',
    '/data/index.html',
    '/data/react-grid/rows/index.html',
    '/zh/data/react-grid/rows/index.html',
  ],
  buildId: '0123456789abcdef',
};

it('lists the files of the product, without those of another product of the app', () => {
  expect(createPublishedManifest(grid, source)).toEqual({
    schemaVersion: 1,
    buildId: '0123456789abcdef',
    identity: grid.identity,
    categoryId: 'data',
    rootPath: '/data/react-grid',
    languages: ['en', 'zh'],
    versions: grid.versions,
    pages: [
      { pathname: '/data/react-grid', title: 'Grid', anchors: [] },
      { pathname: '/data/react-grid/rows', title: 'All about rows', anchors: ['b'] },
    ],
    redirects: grid.redirects,
    links: [],
    files: [
      '/_assets/a-1.js',
      '/data/react-grid/rows/index.html',
      '/zh/data/react-grid/rows/index.html',
    ],
  });
  expect(createPublishedManifest(data, source)).toMatchObject({
    noindex: true,
    pages: [{ pathname: '/data', title: 'Data', anchors: ['a'] }],
    files: ['/_assets/a-1.js', '/data/index.html'],
  });
});

it('can be parsed by readers of manifests', () => {
  const manifest = createPublishedManifest(grid, source);
  expect(parsePublishedManifest(JSON.stringify(manifest))).toEqual({ manifest });
});

it('lists the links to other products, by page, without languages', () => {
  const linking = createProduct('grid', '/data/react-grid', {
    pages: [
      { pathname: '/paint/react-brush', title: 'Brush' },
      { pathname: '/paint/later', title: 'Later', planned: true },
    ],
    redirects: [{ from: '/data/react-grid/old', to: '/data#a' }],
  });
  const rows =
    '<a href="../../../paint/#größe">1</a><a href="#b">2</a><a href="/data/react-grid/">3</a>';
  const pages = [
    page('/data/react-grid/rows', 'Rows', `${rows}<a href="/paint/logo.svg">4</a>`),
    { ...page('/data/react-grid/rows', '行', '<a href="/zh/paint/">5</a>'), language: 'zh' },
    page('/data', 'Data', '<a href="/paint/of-another-product/">6</a>'),
  ];
  expect(createPublishedManifest(linking, { ...source, pages }).links).toEqual([
    { to: '/data#a', from: ['/data/react-grid/old'] },
    { to: '/paint', from: ['/data/react-grid/rows'] },
    { to: '/paint#gr%C3%B6%C3%9Fe', from: ['/data/react-grid/rows'] },
    { to: '/paint/react-brush', from: ['/data/react-grid'] },
  ]);
});
