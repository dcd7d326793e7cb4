import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createApp, identityFixture, tableFixture } from './app.fixture';
import { loadApp } from './load-app';

const options = { productTable: tableFixture };
const product = (pages: string, id = 'paint', more = '') =>
  `{ ${identityFixture(id)}, versions: [{ current: true }], pages: [${pages}], ${more} }`;

describe('loadApp', () => {
  it('reads a valid app', async () => {
    const appDir = await createApp({
      'product.ts': `
        interface Unused {}
        export default ${product(
          `{ pathname: '/paint/' },
           { pathname: '/paint/group', children: [{ pathname: '/paint/react-brush' }] }`,
          'paint',
          `languages: ['zh'], library: { packageName: '@scope/closed' }`,
        )};`,
      'content/index.mdx': '',
      'content/404.mdx': '',
      'content/react-brush.mdx': '',
      'content/react-brush.zh.mdx': '',
      'translations/zh.json': '{ "titles": { "/paint/group": "组" } }',
      'demos/brush/BasicBrush.tsx': '',
      'demos/brush/helpers.ts': '',
      'node_modules/@scope/closed/package.json':
        '{ "version": "4.5.6", "exports": { ".": "./a.js" } }',
    });
    const app = await loadApp(appDir, options);
    expect(app.diagnostics).toEqual([]);
    expect(app).toMatchObject({ appDir, name: 'tiny', productFile: 'product.ts' });
    expect(app.products).toMatchObject([
      {
        identity: { id: 'paint' },
        versions: [{ text: '4.5.6', current: true }],
        pages: [
          { pathname: '/paint' },
          { pathname: '/paint/group', children: [{ pathname: '/paint/react-brush' }] },
        ],
        redirects: [],
        rootPath: '/paint',
      },
    ]);
    expect(app.contentFiles.map((page) => ({ ...page, file: undefined }))).toEqual([
      { sourceFile: 'content/404.mdx', slug: '404', language: 'en', pathname: '/paint/404' },
      { sourceFile: 'content/index.mdx', slug: 'index', language: 'en', pathname: '/paint' },
      {
        sourceFile: 'content/react-brush.mdx',
        slug: 'react-brush',
        language: 'en',
        pathname: '/paint/react-brush',
      },
      {
        sourceFile: 'content/react-brush.zh.mdx',
        slug: 'react-brush',
        language: 'zh',
        pathname: '/paint/react-brush',
      },
    ]);
    expect(app.translations).toEqual({ zh: { messages: {}, titles: { '/paint/group': '组' } } });
    expect(app.demoFiles).toEqual([
      { id: 'brush/BasicBrush.tsx', file: join(appDir, 'demos/brush/BasicBrush.tsx') },
    ]);
    expect(app.libraries).toEqual({
      apiReferences: [],
      documentedPackages: ['@scope/closed'],
      iconPackages: [],
      colorModes: [],
      limits: [],
      shares: [{ productId: 'paint', prefixes: ['/paint'], file: app.productFile }],
    });
    expect(app.entries).toEqual([
      { productId: 'paint', pathname: '/paint', path: 'pages[0]', line: 6 },
      { productId: 'paint', pathname: '/paint/group', path: 'pages[1]', line: 7 },
      {
        productId: 'paint',
        pathname: '/paint/react-brush',
        path: 'pages[1].children[0]',
        line: 7,
      },
    ]);
  });

  it('reads several products that share the folder', async () => {
    const appDir = await createApp({
      'product.ts': `export default [
        ${product(`{ pathname: '/data' }, { pathname: '/data/react-grid' }`, 'data')},
        ${product(`{ pathname: '/data/react-grid' }, { pathname: '/data/react-grid/rows' }`, 'grid')},
      ];`,
      'content/index.mdx': '',
      'content/react-grid.mdx': '',
      'content/react-grid/rows.mdx': '',
    });
    const app = await loadApp(appDir, options);
    expect(app.diagnostics).toEqual([]);
    expect(app.products.map(({ rootPath, versions }) => [rootPath, versions[0]?.text])).toEqual([
      ['/data', '1.2.3'],
      ['/data/react-grid', '1.2.3'],
    ]);
    expect(app.entries.map(({ productId, path }) => `${productId} ${path}`)).toEqual([
      'data [0].pages[0]',
      'grid [1].pages[0]',
      'grid [1].pages[1]',
    ]);
  });

  it('reads the root product', async () => {
    const appDir = await createApp({
      'product.ts': `export default ${product(`{ pathname: '/' }, { pathname: '/versions' }`, 'home')}`,
      'content/index.mdx': '',
      'content/versions.mdx': '',
    });
    const { diagnostics, products, contentFiles } = await loadApp(appDir, options);
    expect(diagnostics).toEqual([]);
    expect(products[0]?.rootPath).toBe('');
    expect(contentFiles.map(({ pathname }) => pathname)).toEqual(['/', '/versions']);
  });

  it('reads product.ts again once it has changed', async () => {
    const source = `export default ${product(`{ pathname: '/paint', title: 'Old' }`)}`;
    const appDir = await createApp({ 'product.ts': source, 'content/index.mdx': '' });
    const readTitle = async () => (await loadApp(appDir, options)).products[0]?.pages[0]?.title;
    expect(await readTitle()).toBe('Old');
    await writeFile(join(appDir, 'product.ts'), source.replace('Old', 'New'));
    await utimes(join(appDir, 'product.ts'), 1, 1);
    expect(await readTitle()).toBe('New');
  });
});
