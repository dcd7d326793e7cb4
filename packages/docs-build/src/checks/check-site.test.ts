import { expect, it } from 'vitest';
import { formatText } from 'diagnostics';
import { checkSite } from './check-site';
import { budgetsFixture, createPage, createSite } from './site.fixture';

const options = { budgets: budgetsFixture, inlineScriptHashes: [], siteFolder: 'dist/site' };

it('finds nothing in a valid site', () => {
  const files = { 'index.html': createPage('<a href="/">x</a>'), '_assets/a.js': '' };
  expect(checkSite(createSite({ files }), options)).toEqual([]);
});

it('runs every check', () => {
  const files = {
    'index.html': createPage(
      '<h1>x</h1><p id="a"></p><p id="a"></p><a href="/no/">x</a><script>a()</script>',
    ),
    '_assets/a.js': 'import"./b.js"',
  };
  const sources = ['/', '/ink'].map((pathname, index) => ({
    pathname,
    language: 'zh',
    sourceFile: `apps/${index}/content/index.mdx`,
    links: [],
  }));
  const site = createSite({ files, sources, bytes: { 'index.html': 20_000 } });
  expect(formatText(checkSite(site, options))).toMatchInlineSnapshot(`
    "dist/site/_assets/a.js  DOCS5007
      received  a reference to ./b.js
      expected  a file of the site
      hint      Build the app again without its cache. If the problem persists, it is a bug of docs-build, which did not write the file.

    dist/site/index.html  DOCS8004
      received  2 <h1> elements: “Paint”, “x”
      expected  one, which the shell makes from the title
      hint      Begin the content with ## instead of #.

    dist/site/index.html  DOCS8008
      received  19.5 KiB of HTML after gzip; before it: script 0.0 KiB
      expected  at most 12 KiB with 0 navigation links, 0 demos and 0 API rows
      hint      Shorten or split the page. Budgets and their reasons: tooling/site/budgets.json.

    dist/site/index.html  DOCS5001
      received  <a href="/no/">, which leads nowhere
      expected  a page or file of the site
      hint      Correct the address, or add the page.

    dist/site/index.html  DOCS8005
      received  an inline script with the hash sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=: a()
      expected  an allowed hash: none
      hint      Move the code into a module. If it is the theme script, build all apps with the same shell.

    dist/site/index.html  DOCS8001
      received  id="a" on 2 elements
      expected  each id once on a page
      hint      Rename one. In a demo, take the id from useId().

    6 errors"
  `);
});
