import { describe, expect, it } from 'vitest';
import { pagesOnly, report } from './report.fixture';

// This file and `error-catalog-app.test.ts` show all errors of an app as authors see them.
describe('the error catalog of a product definition', () => {
  it('misspelled and unknown keys, wrong badges, plans and pathnames', async () => {
    const product = pagesOnly(`    { pathname: '/paint', newFeture: true },
    {
      pathname: '/paint/group',
      children: [
        { pathname: '/paint/a', plan: 'premum', planned: true },
        { pathname: '/paint/b', plan: 'gold', beta: 'yes', planned: true, color: 'red' },
        { pathname: 'paint/c', planned: true },
        { pathname: '/paint/_linked', planned: true },
        { pathnam: '/paint/d' },
        { title: 'Nowhere' },
        { pathname: 'https://a.example/', linkProps: { onclick: 'x', target: 1 } },
      ],
    },`);
    expect(await report({ 'product.ts': product, 'content/index.mdx': '' })).toMatchInlineSnapshot(`
      "product.ts:8  pages[0].newFeture  DOCS1001
        received  the unknown key "newFeture"
        expected  one of: pathname, title, subheader, children, plan, newFeature, planned, unstable, beta, legacy, icon, linkProps
        hint      Did you mean "newFeature"?

      product.ts:10  pages[1].children[4].pathnam  DOCS1001
        received  the unknown key "pathnam"
        expected  one of: pathname, title, subheader, children, plan, newFeature, planned, unstable, beta, legacy, icon, linkProps
        hint      Did you mean "pathname"?

      product.ts:10  pages[1].children[5].pathname  DOCS1002
        received  nothing
        expected  a path without language prefix, query, hash or names that begin with _ (/joy-ui/react-button), or an https: URL
        hint      Add "pathname": a path without language prefix, query, hash or names that begin with _ (/joy-ui/react-button), or an https: URL.

      product.ts:12  pages[1].children[0].plan  DOCS1003
        received  "premum"
        expected  "pro" or "premium"
        hint      Did you mean "premium"?

      product.ts:13  pages[1].children[1].beta  DOCS1003
        received  "yes"
        expected  true or false
        hint      Write true or false.

      product.ts:13  pages[1].children[1].color  DOCS1001
        received  the unknown key "color"
        expected  one of: pathname, title, subheader, children, plan, newFeature, planned, unstable, beta, legacy, icon, linkProps
        hint      Remove "color".

      product.ts:13  pages[1].children[1].plan  DOCS1003
        received  "gold"
        expected  "pro" or "premium"
        hint      Write "pro" or "premium".

      product.ts:14  pages[1].children[2].pathname  DOCS1003
        received  "paint/c"
        expected  a path without language prefix, query, hash or names that begin with _ (/joy-ui/react-button), or an https: URL
        hint      Write a path without language prefix, query, hash or names that begin with _ (/joy-ui/react-button), or an https: URL.

      product.ts:15  pages[1].children[3].pathname  DOCS1003
        received  "/paint/_linked"
        expected  a path without language prefix, query, hash or names that begin with _ (/joy-ui/react-button), or an https: URL
        hint      Write a path without language prefix, query, hash or names that begin with _ (/joy-ui/react-button), or an https: URL.

      product.ts:18  pages[1].children[6].linkProps.onclick  DOCS1001
        received  the key "onclick"
        expected  attributes other than href and event handlers
        hint      Remove "onclick".

      product.ts:18  pages[1].children[6].linkProps.target  DOCS1003
        received  1
        expected  a text
        hint      Write a text.

      11 errors"
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
      "product.ts:11  pages[2].children[0].pathname  DOCS2005
        received  /paint/a at pages[1] and again at pages[2].children[0]
        expected  each pathname once
        hint      Remove one of the two entries, or give pages[2].children[0] a pathname of its own.

      product.ts:12  pages[3].pathname  DOCS2005
        received  /paint/a at pages[1] and again at pages[3]
        expected  each pathname once
        hint      Remove one of the two entries, or give pages[3] a pathname of its own.

      2 errors"
    `);
  });

  it('entries without page file, page files without entry, translations without English page', async () => {
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
      "content/index.en.mdx  DOCS2022
        received  the language en in the name
        expected  no language suffix in the file name of an English page
        hint      Rename it to index.mdx.

      content/only.zh.mdx  DOCS2020
        received  a page in zh
        expected  English alone, because product.ts names no languages
        hint      Add languages: ['zh'] to product.ts, or delete the page.

      content/only.zh.mdx  DOCS2021
        received  a page in zh without the English one
        expected  content/only.mdx
        hint      Write content/only.mdx, or correct the name.

      product.ts:7  pages  DOCS2008
        received  content/left.mdx, but no entry for /paint/left
        expected  an entry for each page file
        hint      Add { pathname: '/paint/left' } to pages, or delete content/left.mdx.

      product.ts:7  pages  DOCS2008
        received  content/react-brsh.mdx, but no entry for /paint/react-brsh
        expected  an entry for each page file
        hint      Add { pathname: '/paint/react-brsh' } to pages, or delete content/react-brsh.mdx.

      product.ts:9  pages[1]  DOCS2007
        received  no file content/react-brush.mdx
        expected  a page file for each entry without children
        hint      Rename content/react-brsh.mdx to content/react-brush.mdx, or correct the pathname.

      product.ts:10  pages[2]  DOCS2007
        received  no file content/gone.mdx
        expected  a page file for each entry without children
        hint      Write content/gone.mdx, mark the entry with planned: true, or remove the entry.

      7 errors"
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
  versions: [{ current: true }, { text: 'v1', current: true }, { href: '/v2/' }, { text: 'v1' }],
  pages: [{ pathname: '/paint' }],
  redirects: [
    { from: 'old', to: '/paint' },
    { from: '/paint', to: '/paint/new' },
  ],
};
`;
    expect(await report({ 'product.ts': product, 'content/index.mdx': '' })).toMatchInlineSnapshot(`
      "product.ts:2  identity.tagline  DOCS1002
        received  nothing
        expected  a text
        hint      Add "tagline": a text.

      product.ts:4  identity.name  DOCS1003
        received  ""
        expected  a text
        hint      Write a text.

      product.ts:6  identity.logoSvg  DOCS1003
        received  "<img src=\\"logo.png\\">"
        expected  inline SVG, from <svg to </svg>
        hint      Write inline SVG, from <svg to </svg>.

      product.ts:7  identity.wordmarkSvg  DOCS1003
        received  "<svg onload=\\"alert(1)\\"></svg>"
        expected  SVG without scripts and event handlers
        hint      Write SVG without scripts and event handlers.

      product.ts:8  identity.accent.dark  DOCS1003
        received  "#12345"
        expected  a hex color such as #1976d2
        hint      Write a hex color such as #1976d2.

      product.ts:8  identity.accent.light  DOCS1003
        received  "red"
        expected  a hex color such as #1976d2
        hint      Write a hex color such as #1976d2.

      product.ts:10  library.packageName  DOCS2018
        received  @scope/missing, which is not installed
        expected  a package with a version that the app depends on
        hint      Add @scope/missing to the dependencies in package.json and install, or correct the name.

      product.ts:11  versions[1].current  DOCS2016
        received  current: true at versions[0] and again at versions[1]
        expected  exactly one version with current: true
        hint      Remove current from versions[0] or from versions[1].

      product.ts:11  versions[2].text  DOCS2015
        received  nothing
        expected  a text for every version but the current one
        hint      Add text: 'v5' (or whatever it is called) to versions[2].

      product.ts:11  versions[3].text  DOCS2032
        received  "v1", which versions[1] has
        expected  no other version with this text
        hint      Correct one of the two, or remove it.

      product.ts:13  redirects[0].from  DOCS1003
        received  "old"
        expected  an absolute path without language prefix
        hint      Write an absolute path without language prefix.

      product.ts:13  redirects[1].from  DOCS2010
        received  /paint, which is the page at pages[0]
        expected  an address without a page
        hint      Remove the redirect or the page.

      product.ts:13  redirects[1].to  DOCS2014
        received  /paint/new, which has no page
        expected  a page that exists
        hint      Correct the address, or write the page.

      13 errors"
    `);
  });

  it('no current version', async () => {
    const product = pagesOnly(`{ pathname: '/paint' }`).replace(
      '{ current: true }',
      `{ text: 'v1' }`,
    );
    expect(await report({ 'product.ts': product, 'content/index.mdx': '' })).toMatchInlineSnapshot(`
      "product.ts:6  versions  DOCS2016
        received  no current version
        expected  exactly one version with current: true
        hint      Add { current: true }: its text is the version of the installed package.

      1 error"
    `);
  });

  it('a version that is not the installed one', async () => {
    const product = pagesOnly(`{ pathname: '/paint' }`).replace(
      'current: true',
      `text: 'v9.9.9', current: true`,
    );
    expect(await report({ 'product.ts': product, 'content/index.mdx': '' })).toMatchInlineSnapshot(`
      "product.ts:6  versions[0].text  DOCS2017
        received  "v9.9.9"
        expected  1.2.3, which is installed
        hint      Leave text out: the current version names itself.

      1 error"
    `);
  });

  it('neither a library nor a version', async () => {
    const files = { 'product.ts': pagesOnly(`{ pathname: '/paint' }`), 'content/index.mdx': '' };
    expect(await report({ ...files, 'package.json': '{}' })).toMatchInlineSnapshot(`
      "product.ts  library  DOCS2019
        received  neither a library nor a version in package.json
        expected  something that says which version is shown
        hint      Add library: { packageName }, or a version to package.json.

      1 error"
    `);
  });

  it('a product that the table does not have', async () => {
    const product = pagesOnly(`    { pathname: '/paint' },`, 'pant');
    expect(await report({ 'product.ts': product, 'content/index.mdx': '' })).toMatchInlineSnapshot(`
      "product.ts:3  identity.id  DOCS2001
        received  "pant", which the product table does not have
        expected  one of paint, data, grid, home
        hint      Did you mean "paint"?

      1 error"
    `);
  });
});
