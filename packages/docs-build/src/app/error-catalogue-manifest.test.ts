import { describe, expect, it } from 'vitest';
import { pagesOnly, report } from './report.fixture';

// With its sister this file is the catalogue of what can be wrong with an app, in the words that an author reads.
describe('the error catalogue of a manifest', () => {
  it('misspelt and unknown keys, wrong markers, plans and pathnames', async () => {
    const product = pagesOnly(`    { pathname: '/paint', newFeture: true },
    {
      pathname: '/paint/group',
      children: [
        { pathname: '/paint/a', plan: 'premum', planned: true },
        { pathname: '/paint/b', plan: 'gold', beta: 'yes', planned: true, colour: 'red' },
        { pathname: 'paint/c', planned: true },
        { pathnam: '/paint/d' },
        { title: 'Nowhere' },
        { pathname: 'https://a.example/', linkProps: { onclick: 'x', target: 1 } },
      ],
    },`);
    expect(await report({ 'product.ts': product, 'content/index.mdx': '' })).toMatchInlineSnapshot(`
      "product.ts:8  pages[0].newFeture
        found     the unknown key "newFeture"
        expected  one of pathname, title, subheader, children, plan, newFeature, planned, unstable, beta, legacy, icon, linkProps
        fix       Did you mean "newFeature"?

      product.ts:10  pages[1].children[3].pathnam
        found     the unknown key "pathnam"
        expected  one of pathname, title, subheader, children, plan, newFeature, planned, unstable, beta, legacy, icon, linkProps
        fix       Did you mean "pathname"?

      product.ts:10  pages[1].children[4].pathname
        found     nothing
        expected  a path without language prefix, query and hash (/joy-ui/react-button), or an https: URL
        fix       Add "pathname": a path without language prefix, query and hash (/joy-ui/react-button), or an https: URL.

      product.ts:12  pages[1].children[0].plan
        found     "premum"
        expected  "pro" or "premium"
        fix       Did you mean "premium"?

      product.ts:13  pages[1].children[1].beta
        found     "yes"
        expected  true or false
        fix       Write true or false.

      product.ts:13  pages[1].children[1].colour
        found     the unknown key "colour"
        expected  one of pathname, title, subheader, children, plan, newFeature, planned, unstable, beta, legacy, icon, linkProps
        fix       Remove "colour".

      product.ts:13  pages[1].children[1].plan
        found     "gold"
        expected  "pro" or "premium"
        fix       Write "pro" or "premium".

      product.ts:14  pages[1].children[2].pathname
        found     "paint/c"
        expected  a path without language prefix, query and hash (/joy-ui/react-button), or an https: URL
        fix       Write a path without language prefix, query and hash (/joy-ui/react-button), or an https: URL.

      product.ts:17  pages[1].children[5].linkProps.onclick
        found     the key "onclick"
        expected  attributes other than href and event handlers
        fix       Remove "onclick".

      product.ts:17  pages[1].children[5].linkProps.target
        found     1
        expected  a text
        fix       Write a text.

      10 faults"
    `);
  });

  it('duplicate pathnames', async () => {
    const product = pagesOnly(`    { pathname: '/paint' },
    // { pathname: '/paint/a' },
    { pathname: '/paint/a' },
    { pathname: '/paint/group', children: [{ pathname: '/paint/a' }] },
    { pathname: '/paint/a/' },`);
    const files = { 'content/index.mdx': '', 'content/a.mdx': '' };
    expect(await report({ 'product.ts': product, ...files })).toMatchInlineSnapshot(`
      "product.ts:11  pages[2].children[0].pathname
        found     /paint/a at pages[1] and again at pages[2].children[0]
        expected  each pathname once
        fix       Remove one of the two entries, or give pages[2].children[0] a pathname of its own.

      product.ts:12  pages[3].pathname
        found     /paint/a at pages[1] and again at pages[3]
        expected  each pathname once
        fix       Remove one of the two entries, or give pages[3] a pathname of its own.

      2 faults"
    `);
  });

  it('leaves without page file, page files without entry, translations without English page', async () => {
    const product = pagesOnly(`    { pathname: '/paint' },
    { pathname: '/paint/react-brush' },
    { pathname: '/paint/gone' },
    { pathname: '/paint/soon', planned: true },
    { pathname: '/data/elsewhere' },`);
    const files = {
      'content/index.mdx': '',
      'content/404.mdx': '',
      'content/react-brsh.mdx': '',
      'content/left.mdx': '',
      'content/only.zh.mdx': '',
      'content/index.en.mdx': '',
    };
    expect(await report({ 'product.ts': product, ...files })).toMatchInlineSnapshot(`
      "content/index.en.mdx
        found     the language en in the name
        expected  no language in the name of an English page
        fix       Rename it to index.mdx.

      content/only.zh.mdx
        found     a page in zh
        expected  English alone, because product.ts names no languages
        fix       Add languages: ['zh'] to product.ts, or delete the page.

      content/only.zh.mdx
        found     a page in zh without the English one
        expected  content/only.mdx
        fix       Write content/only.mdx, or correct the name.

      product.ts:7  pages
        found     content/left.mdx, but no entry for /paint/left
        expected  an entry for each page file
        fix       Add { pathname: '/paint/left' } to pages, or delete content/left.mdx.

      product.ts:7  pages
        found     content/react-brsh.mdx, but no entry for /paint/react-brsh
        expected  an entry for each page file
        fix       Add { pathname: '/paint/react-brsh' } to pages, or delete content/react-brsh.mdx.

      product.ts:9  pages[1]
        found     no file content/react-brush.mdx
        expected  a page file for each entry without children
        fix       Rename content/react-brsh.mdx to content/react-brush.mdx, or correct the pathname.

      product.ts:10  pages[2]
        found     no file content/gone.mdx
        expected  a page file for each entry without children
        fix       Write content/gone.mdx, or mark the entry with planned: true.

      7 faults"
    `);
  });

  it('identity, versions, library and redirects', async () => {
    const product = `export default {
  identity: {
    id: 'paint',
    name: '',
    metadata: 'Tools',
    logoSvg: '<img src="logo.png">',
    wordmarkSvg: '<svg onload="alert(1)"></svg>',
    accent: { light: 'red', dark: '#12345' },
  },
  library: { packageName: '@scope/missing' },
  versions: [{ current: true }, { text: 'v1', current: true }, { href: '/v2/' }],
  pages: [{ pathname: '/paint' }],
  redirects: [
    { from: 'old', to: '/paint' },
    { from: '/paint', to: '/paint/new' },
  ],
};
`;
    expect(await report({ 'product.ts': product, 'content/index.mdx': '' })).toMatchInlineSnapshot(`
      "product.ts:2  identity.tagline
        found     nothing
        expected  a text
        fix       Add "tagline": a text.

      product.ts:4  identity.name
        found     ""
        expected  a text
        fix       Write a text.

      product.ts:6  identity.logoSvg
        found     "<img src=\\"logo.png\\">"
        expected  inline SVG, from <svg to </svg>
        fix       Write inline SVG, from <svg to </svg>.

      product.ts:7  identity.wordmarkSvg
        found     "<svg onload=\\"alert(1)\\"></svg>"
        expected  SVG without scripts and event handlers
        fix       Write SVG without scripts and event handlers.

      product.ts:8  identity.accent.dark
        found     "#12345"
        expected  a hex color such as #1976d2
        fix       Write a hex color such as #1976d2.

      product.ts:8  identity.accent.light
        found     "red"
        expected  a hex color such as #1976d2
        fix       Write a hex color such as #1976d2.

      product.ts:10  library.packageName
        found     @scope/missing, which is not installed
        expected  a package with a version that the app depends on
        fix       Add @scope/missing to the dependencies in package.json and install, or correct the name.

      product.ts:11  versions[1].current
        found     current: true at versions[0] and again at versions[1]
        expected  exactly one version with current: true
        fix       Remove current from versions[0] or from versions[1].

      product.ts:11  versions[2].text
        found     nothing
        expected  a text for every version but the current one
        fix       Add text: 'v5' (or whatever it is called) to versions[2].

      product.ts:13  redirects[0].from
        found     "old"
        expected  an absolute path without language prefix
        fix       Write an absolute path without language prefix.

      product.ts:13  redirects[1].from
        found     /paint, which is the page at pages[0]
        expected  an address that has no page any more
        fix       Remove the redirect or the page.

      product.ts:13  redirects[1].to
        found     /paint/new, which has no page
        expected  a page that exists
        fix       Correct the address, or write the page.

      12 faults"
    `);
  });

  it('no current version', async () => {
    const product = pagesOnly(`{ pathname: '/paint' }`).replace(
      '{ current: true }',
      `{ text: 'v1' }`,
    );
    expect(await report({ 'product.ts': product, 'content/index.mdx': '' })).toMatchInlineSnapshot(`
      "product.ts:6  versions
        found     no current version
        expected  exactly one version with current: true
        fix       Add { current: true }: its text is the version of the installed package.

      1 fault"
    `);
  });

  it('a version that is not the installed one', async () => {
    const product = pagesOnly(`{ pathname: '/paint' }`).replace(
      'current: true',
      `text: 'v9.9.9', current: true`,
    );
    expect(await report({ 'product.ts': product, 'content/index.mdx': '' })).toMatchInlineSnapshot(`
      "product.ts:6  versions[0].text
        found     "v9.9.9"
        expected  1.2.3, which is installed
        fix       Leave text out: the current version names itself.

      1 fault"
    `);
  });

  it('neither a library nor a version', async () => {
    const files = { 'product.ts': pagesOnly(`{ pathname: '/paint' }`), 'content/index.mdx': '' };
    expect(await report({ ...files, 'package.json': '{}' })).toMatchInlineSnapshot(`
      "product.ts  library
        found     neither a library nor a version in package.json
        expected  something that says which version is shown
        fix       Add library: { packageName }, or a version to package.json.

      1 fault"
    `);
  });

  it('a product that the table does not have', async () => {
    const product = pagesOnly(`    { pathname: '/paint' },`, 'pant');
    expect(await report({ 'product.ts': product, 'content/index.mdx': '' })).toMatchInlineSnapshot(`
      "product.ts:3  identity.id
        found     "pant", which the product table does not have
        expected  one of paint, data, grid, home
        fix       Did you mean "paint"?

      1 fault"
    `);
  });
});
