import { describe, expect, it } from 'vitest';
import { tableFixture } from '../load/app.fixture';
import { formatText } from 'diagnostics';
import { checkSourceLinks } from './check-source-links';
import type { LinkTarget } from './link-target';
import { createManifest } from 'docs-shell/product/testing';

const paint = createManifest({
  id: 'paint',
  rootPath: '/paint',
  languages: ['en', 'zh'],
  pages: [
    { pathname: '/paint', title: 'Paint', anchors: [] },
    { pathname: '/paint/react-brush', title: 'Brush', anchors: ['soft-hair', 'demo-Basic'] },
  ],
  redirects: [{ from: '/paint/brush', to: '/paint/react-brush#soft-hair' }],
  files: ['/paint/logo.svg'],
});
const data = createManifest({
  ...paint,
  id: 'data',
  rootPath: '/data',
  languages: ['en'],
  pages: [{ pathname: '/data/rows', title: 'Rows', anchors: ['height'] }],
  redirects: [{ from: '/data/row', to: '/data/rows' }],
  files: ['/data/logo.svg'],
});
const targets = new Map([
  ['paint', { ...paint, isOwn: true }],
  ['data', { ...data, isOwn: false }],
]);

const check = (...hrefs: readonly string[]) =>
  checkSourceLinks(
    hrefs.map((href, index) => ({
      href,
      from: '/paint/',
      location: { file: 'apps/paint/content/index.mdx', line: index + 7 },
    })),
    { productTable: tableFixture, targets },
  );

describe('checkSourceLinks', () => {
  it.each([
    '/paint/',
    '/zh/paint/react-brush/#soft-hair',
    'react-brush/?q=1#demo-Basic',
    '#top',
    '/data/rows/#height',
    '/data/row/',
    '/data/logo.svg',
    '/paint/any-file.zip',
    '/paint/react-brush/index.md',
    '/data/rows/index.md',
    '/data/react-grid/unknown/',
    'https://example.com/nowhere',
    'mailto:a@example.com',
  ])('lets %s through', (href) => {
    expect(check(href)).toEqual([]);
  });

  it('accepts any anchor of a page with errors, whose headings are not known', () => {
    const brokenPages = new Set(['/paint/react-brush']);
    const link = {
      href: '/paint/react-brush/#gone',
      from: '/paint/',
      location: { file: 'apps/paint/content/index.mdx' },
    };
    const checkWith = (target: LinkTarget) =>
      checkSourceLinks([link], {
        productTable: tableFixture,
        targets: new Map([['paint', target]]),
      });
    expect(checkWith({ ...paint, isOwn: true })).toHaveLength(1);
    expect(checkWith({ ...paint, isOwn: true, brokenPages })).toEqual([]);
  });

  it('suggests the page for a link to a source file', () => {
    const diagnostics = check(
      './react-brush.mdx',
      '/paint/nope.md',
      '../data/rows/index.mdx#height',
    );
    expect(formatText(diagnostics)).toMatchInlineSnapshot(`
      "apps/paint/content/index.mdx:7  DOCS5001
        received  a link to ./react-brush.mdx, a source file
        expected  the address of a page
        hint      Did you mean /paint/react-brush/?

      apps/paint/content/index.mdx:8  DOCS5001
        received  a link to /paint/nope.md, a source file
        expected  the address of a page
        hint      Correct the address, or add the page.

      apps/paint/content/index.mdx:9  DOCS5001
        received  a link to ../data/rows/index.mdx#height, a source file
        expected  the address of a page
        hint      Did you mean /data/rows/?

      3 errors"
    `);
  });

  it('reports file and line of broken links, in any product', () => {
    const diagnostics = check(
      '/paint/react-brash/',
      '/paint/react-brush',
      '/en/paint/#',
      '/paint/brush/',
      'react-brush/#soft-hare',
      '/data/rows/#color',
      '/data/columns/',
      '/zh/data/rows/',
      '/data/logo.png',
      '#any',
    );
    expect(formatText(diagnostics)).toMatchInlineSnapshot(`
      "apps/paint/content/index.mdx:7  DOCS5001
        received  a link to /paint/react-brash/, which leads nowhere
        expected  a page of paint
        hint      Did you mean /paint/react-brush/?

      apps/paint/content/index.mdx:8  DOCS5003
        received  a link to /paint/react-brush
        expected  the one address of the page: each other one costs a redirect
        hint      Write /paint/react-brush/

      apps/paint/content/index.mdx:9  DOCS5003
        received  a link to /en/paint/#
        expected  the one address of the page: each other one costs a redirect
        hint      Write /paint/#

      apps/paint/content/index.mdx:10  DOCS5003
        received  a link to /paint/brush/, which has moved
        expected  the address of a page: each redirect costs a round trip
        hint      Write /paint/react-brush/#soft-hair

      apps/paint/content/index.mdx:11  DOCS5002
        received  a link to react-brush/#soft-hare, but /paint/react-brush/ has no heading “soft-hare”
        expected  the id of a heading or demo of that page
        hint      Did you mean #soft-hair?

      apps/paint/content/index.mdx:12  DOCS5002
        received  a link to /data/rows/#color, but /data/rows/ has no heading “color”
        expected  the id of a heading or demo of that page
        hint      Its ids: height.

      apps/paint/content/index.mdx:13  DOCS5001
        received  a link to /data/columns/, which leads nowhere
        expected  a page of data
        hint      Correct the address, or add the page.

      apps/paint/content/index.mdx:14  DOCS5004
        received  a link to /zh/data/rows/, but data is not published in “zh”
        expected  one of its languages: en
        hint      Write /data/rows/

      apps/paint/content/index.mdx:15  DOCS5001
        received  a link to /data/logo.png, which leads nowhere
        expected  a page of data
        hint      Correct the address, or add the page.

      apps/paint/content/index.mdx:16  DOCS5002
        received  a link to #any, but /paint/ has no heading “any”
        expected  the id of a heading or demo of that page
        hint      Link to the page without an anchor.

      10 errors"
    `);
  });

  it('reports a redirect to another redirect', () => {
    const link = { href: '/data/row/', from: '/paint/old/', location: { file: 'product.ts' } };
    const context = { productTable: tableFixture, targets };
    const [diagnostic] = checkSourceLinks([{ ...link, isRedirect: true }], context);
    expect(diagnostic).toMatchObject({ file: 'product.ts', hint: 'Write /data/rows/' });
  });
});
