import { expect, it } from 'vitest';
import { formatText } from 'diagnostics';
import { createPage, createSite } from '../site.fixture';
import { checkRedirectTargets } from './check-redirect-targets';

const files = {
  'paint/index.html': createPage('<h2 id="start">Start</h2>'),
  'ink/nib/index.html': createPage(''),
};
const check = (moves: Readonly<Record<string, string>>) =>
  checkRedirectTargets(
    createSite({
      files,
      redirects: new Map(
        Object.entries(moves).map(([from, to], index) => [
          from,
          { to, file: 'paint/docs-manifest.json', path: `redirects[${index}]` },
        ]),
      ),
    }),
    'dist/site',
  );

it('accepts redirects to pages and anchors', () => {
  const moves = { '/paint/old/': '/paint/#start', '/paint/pen/': '/ink/nib/' };
  expect(check(moves)).toEqual([]);
});

it('reports redirects without a target, in circles, and from an existing page', () => {
  const moves = {
    '/ink/nib/': '/paint/',
    '/paint/a/': '/paint/b/',
    '/paint/b/': '/paint/a/',
    '/paint/c/': '/old/nib/',
    '/paint/d/': '/paint/#begin',
    '/paint/e/': '/ink/gone/',
    '/ink/gone/': '/ink/nib/',
  };
  expect(formatText(check(moves))).toMatchInlineSnapshot(`
    "dist/site/paint/docs-manifest.json  redirects[0]  DOCS2010
      received  a redirect from /ink/nib/ to /paint/, but /ink/nib/ is a page
      expected  an address without a page
      hint      Remove the redirect or the page.

    dist/site/paint/docs-manifest.json  redirects[1]  DOCS2013
      received  a redirect from /paint/a/ to /paint/b/, which redirects to /paint/a/
      expected  a page, not another redirect
      hint      Break the loop.

    dist/site/paint/docs-manifest.json  redirects[2]  DOCS2013
      received  a redirect from /paint/b/ to /paint/a/, which redirects to /paint/b/
      expected  a page, not another redirect
      hint      Break the loop.

    dist/site/paint/docs-manifest.json  redirects[3]  DOCS2014
      received  a redirect from /paint/c/ to /old/nib/, which leads nowhere
      expected  a page of the site
      hint      Did you mean /ink/nib/?

    dist/site/paint/docs-manifest.json  redirects[4]  DOCS2014
      received  a redirect from /paint/d/ to /paint/#begin, but /paint/ has no id "begin"
      expected  the id of an element of that page
      hint      Ids of that page: start.

    dist/site/paint/docs-manifest.json  redirects[5]  DOCS2013
      received  a redirect from /paint/e/ to /ink/gone/, which redirects to /ink/nib/
      expected  a page, not another redirect
      hint      Write /ink/nib/ in product.ts.

    6 errors"
  `);
});
