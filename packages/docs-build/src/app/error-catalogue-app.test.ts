import { describe, expect, it } from 'vitest';
import { formatFaults } from '../faults';
import { createApp, tableFixture } from './app.fixture';
import { findSharedPathnames } from './find-shared-pathnames';
import { loadApp } from './load-app';
import { pagesOnly, report } from './report.fixture';

// With its sister this file is the catalogue of what can be wrong with an app, in the words that an author reads.
describe('the error catalogue of an app', () => {
  it('a product that the URL look-up never gives', async () => {
    const product = pagesOnly(`    { pathname: '/paint/a' },`, 'data');
    expect(await report({ 'product.ts': product, 'content/a.mdx': '' })).toMatchInlineSnapshot(`
      "product.ts:3  identity.id
        found     "data", while every page is at an address of paint
        expected  pages below /data
        fix       Correct the id, or the pathnames, or the prefix in packages/products/src/product-table.ts.

      1 fault"
    `);
  });

  it('a page file of a product of another app', async () => {
    const product = pagesOnly(`    { pathname: '/data/react-grid' },`, 'grid');
    const files = { 'content/react-grid.mdx': '', 'content/migration.mdx': '' };
    expect(await report({ 'product.ts': product, ...files })).toMatchInlineSnapshot(`
      "content/migration.mdx
        found     /data/migration, an address of data
        expected  an address of grid
        fix       Move the page to the app of that product, or declare the product in product.ts.

      1 fault"
    `);
  });

  it('products of one app that claim the same pages, or do not belong together', async () => {
    const one = pagesOnly(
      `    { pathname: '/data' },
    { pathname: '/data/a' },`,
      'data',
    );
    const list = [one, pagesOnly(`    { pathname: '/data/a' },`, 'data'), pagesOnly('', 'paint')];
    const items = list.map((text) => text.replace('export default ', '').replace(';\n', ','));
    const product = `export default [${items.join('')}];`;
    const files = { 'content/index.mdx': '', 'content/a.mdx': '' };
    expect(await report({ 'product.ts': product, ...files })).toMatchInlineSnapshot(`
      "product.ts:13  [1].identity.id
        found     "data" at [0] and again at [1]
        expected  each product once
        fix       Merge the two definitions, or correct the id of one.

      product.ts:17  [1].pages
        found     content/index.mdx, but no entry for /data
        expected  an entry for each page file
        fix       Add { pathname: '/data' } to pages, or delete content/index.mdx.

      product.ts:18  [1].pages[0].pathname
        found     /data/a at [0].pages[1] and again at [1].pages[0]
        expected  each pathname once
        fix       Remove one of the two entries, or give [1].pages[0] a pathname of its own.

      product.ts:22  [2].identity.id
        found     "paint", whose pages are below /paint
        expected  a product below /data, like the first one of this app
        fix       Give the product an app of its own.

      product.ts:26  [2].pages
        found     content/a.mdx, but no entry for /paint/a
        expected  an entry for each page file
        fix       Add { pathname: '/paint/a' } to pages, or delete content/a.mdx.

      product.ts:26  [2].pages
        found     content/index.mdx, but no entry for /paint
        expected  an entry for each page file
        fix       Add { pathname: '/paint' } to pages, or delete content/index.mdx.

      6 faults"
    `);
  });

  it('no product.ts', async () => {
    expect(await report({})).toMatchInlineSnapshot(`
      "product.ts
        found     no such file
        expected  export default defineProduct({ … }), or a list of them
        fix       Write product.ts.

      1 fault"
    `);
  });

  it.each([
    ['nothing', 'export const product = 1;', 'no default export'],
    ['an empty list', 'export default [];', 'an empty list'],
    ['a number', 'export default 3;', 'a default export of number'],
  ])('product.ts exports %s', async (_, source, found) => {
    expect(await report({ 'product.ts': source })).toContain(`found     ${found}\n`);
  });

  it('product.ts throws', async () => {
    const product = `const pages = [];\n\nthrow new Error('no pages today');\n`;
    expect(await report({ 'product.ts': product })).toMatchInlineSnapshot(`
      "product.ts:3
        found     an error while it runs: no pages today
        expected  plain data that can be read without an error
        fix       Correct the error; nothing else in this file can be checked before.

      1 fault"
    `);
  });

  it('product.ts cannot be parsed', async () => {
    // The words are the parser's, which is another one under Vitest than in `docs build`.
    const text = await report({ 'product.ts': `\nexport default { pages: [ };\n` });
    expect(text).toMatch(/^product\.ts.*\n {2}found {5}an error while it runs: /);
    expect(text).toMatch(/1 fault$/);
  });

  it('languages that nobody asked for, misspelt words, titles of no entry', async () => {
    const pages = `    { pathname: '/paint' },`;
    const product = pagesOnly(pages).replace('versions:', "languages: ['zh', 'en'],\n  versions:");
    const files = {
      'content/index.mdx': '',
      'content/index.de.mdx': '',
      'translations/de.json': '{}',
      'translations/fr.json': '{',
    };
    const words = { messages: { nxt: 'a', next: 3 }, titles: { '/pant': 'b' }, title: {} };
    const text = await report({ 'product.ts': product, ...files });
    expect(text.replace(/found {5}.*JSON.*/, 'found     (the words of the parser)'))
      .toMatchInlineSnapshot(`
        "content/index.de.mdx
          found     a page in de
          expected  English alone, because product.ts names no languages
          fix       Add languages: ['de'] to product.ts, or delete the page.

        product.ts:6  languages[1]
          found     "en"
          expected  two letters other than en, such as zh
          fix       Write two letters other than en, such as zh.

        translations/de.json
          found     words in de
          expected  English alone, because product.ts names no languages
          fix       Add languages: ['de'] to product.ts, or delete the file.

        translations/fr.json
          found     (the words of the parser)
          expected  JSON
          fix       Correct the syntax.

        translations/fr.json
          found     words in fr
          expected  English alone, because product.ts names no languages
          fix       Add languages: ['fr'] to product.ts, or delete the file.

        5 faults"
      `);
    expect(
      await report({
        'product.ts': pagesOnly(pages).replace('versions:', "languages: ['zh'],\n  versions:"),
        'content/index.mdx': '',
        'translations/zh.json': JSON.stringify(words),
      }),
    ).toMatchInlineSnapshot(`
      "translations/zh.json
        found     the unknown name "title"
        expected  messages and titles
        fix       Did you mean "titles"?

      translations/zh.json  messages
        found     the unknown name "nxt"
        expected  a name of docs-shell/i18n
        fix       Did you mean "next"?

      translations/zh.json  messages.next
        found     3
        expected  a text
        fix       Write a text.

      translations/zh.json  titles["/pant"]
        found     a title of /pant, which is no entry of the navigation
        expected  the pathname of an entry
        fix       Did you mean "/paint"?

      4 faults"
    `);
  });

  it('a page that two apps own', async () => {
    const load = async (pages: string) => {
      const files = {
        'product.ts': pagesOnly(pages),
        'content/index.mdx': '',
        'content/a.mdx': '',
      };
      return loadApp(await createApp(files), { productTable: tableFixture });
    };
    const one = await load(`    { pathname: '/paint' },\n    { pathname: '/paint/a' },`);
    const other = await load(`    { pathname: '/paint/a/' },\n    { pathname: '/paint/b' },`);
    const apps = [
      { ...one, productFile: 'apps/one/product.ts' },
      { ...other, productFile: 'apps/other/product.ts' },
    ];
    expect(findSharedPathnames([one])).toEqual([]);
    expect(formatFaults(findSharedPathnames(apps))).toMatchInlineSnapshot(`
      "apps/other/product.ts:8  pages[0]
        found     /paint/a, which apps/one/product.ts:9 pages[1] owns too
        expected  each page in one app
        fix       Remove the entry from one of the two apps.

      1 fault"
    `);
  });
});
