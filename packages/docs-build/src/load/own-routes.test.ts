import { expect, it } from 'vitest';
import { createApp, identityFixture, tableFixture } from './app.fixture';
import { loadApp } from './load-app';
import { report } from './report.fixture';

const define = (id: string, route: string) =>
  `{ ${identityFixture(id)}, route: ${route}, versions: [{ current: true }], pages: [{ pathname: '/ink' }] }`;

it('adds a product that the product table does not have', async () => {
  const product = define('ink', `{ category: 'paints', prefixes: ['/ink'] }`);
  const app = await loadApp(
    await createApp({
      'product.ts': `export default ${product};`,
      'content/index.mdx': '',
      'content/404.mdx': '',
    }),
    { productTable: tableFixture },
  );
  expect(app.diagnostics).toEqual([]);
  const route = { productId: 'ink', categoryId: 'paints', pathPrefixes: ['/ink'] };
  expect(app.productTable).toEqual([...tableFixture, route]);
  expect(app.products).toMatchObject([{ identity: { id: 'ink' }, rootPath: '/ink' }]);
  expect(app.contentFiles.map(({ pathname }) => pathname)).toEqual(['/ink/404', '/ink']);
});

it('takes a product that has everything below its root', async () => {
  const product = define('ink', `{ category: 'paints', prefixes: ['/ink'], selfContained: true }`);
  const files = { 'product.ts': `export default ${product};`, 'content/index.mdx': '' };
  const app = await loadApp(await createApp(files), { productTable: tableFixture });
  expect(app.diagnostics).toEqual([]);
  expect(app.productTable.at(-1)).toMatchObject({ pathPrefixes: ['/ink'], selfContained: true });
});

it('takes an app at the root of another site, which has no products of the table', async () => {
  const app = await loadApp(
    await createApp({
      'product.ts': `export default ${define('paint', `{ category: 'paints', prefixes: ['/'] }`)};`,
      'content/ink.mdx': '',
    }),
    { productTable: tableFixture },
  );
  expect(app.diagnostics).toEqual([]);
  const route = { productId: 'paint', categoryId: 'paints', pathPrefixes: ['/'] };
  expect(app.productTable).toEqual([route]);
  expect(app.products).toMatchObject([{ identity: { id: 'paint' }, rootPath: '' }]);
  expect(app.contentFiles.map(({ pathname }) => pathname)).toEqual(['/ink']);
});

it('reports pages of a self-contained product that read as translations', async () => {
  const product = define(
    'ink',
    `{ category: 'paints', prefixes: ['/ink'], selfContained: true }`,
  ).replace(`pages: [`, `pages: [{ pathname: '/ink/ui/button' }, `);
  const files = {
    'product.ts': `export default ${product};`,
    'content/index.mdx': '',
    'content/ui/button.mdx': '',
  };
  expect(await report(files)).toMatchSnapshot();
});

it.each([
  [
    'a prefix outside its root, though self-contained,',
    'ink',
    `{ category: 'paints', prefixes: ['/ink', '/pens'], selfContained: true }`,
  ],
  ['the id of another product', 'paint', `{ category: 'paints', prefixes: ['/ink'] }`],
  ['the prefix of another product', 'ink', `{ category: 'paints', prefixes: ['/ink', '/paint'] }`],
  [
    'the root of the site as a further prefix',
    'ink',
    `{ category: 'paints', prefixes: ['/ink', '/'] }`,
  ],
  ['the prefix of a language', 'ink', `{ category: 'paints', prefixes: ['/zh/ink'] }`],
])('reports a route with %s', async (_, id, route) => {
  const files = { 'product.ts': `export default ${define(id, route)};`, 'content/index.mdx': '' };
  expect(await report(files)).toMatchSnapshot();
});
