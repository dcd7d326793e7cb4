import { describe, expect, it } from 'vitest';
import { formatText } from 'diagnostics';
import { budgetsFixture, checkPage, createPage, createSite } from '../site.fixture';
import { checkLibraryShares } from './check-library-shares';
import { createWeightCheck } from './check-weights';
import type { LibraryShare } from '../../lib/library-share';

const kib = 1024;
const check = (html: string, bytes: Record<string, number>, files: Record<string, string> = {}) =>
  checkPage(createWeightCheck(budgetsFixture), html, { files, bytes });

const links = (count: number) => `<nav>${'<a href="/">x</a>'.repeat(count)}</nav>`;
const demo = (name: string) => `<section data-demo="${name}">${name.repeat(200)}</section>`;

const rows = (count: number) => `<table>${'<tr id="a"></tr>'.repeat(count)}</table>`;

const file = 'paint/index.html';

describe('createWeightCheck', () => {
  it.each([
    ['a text page', '', 12],
    ['300 navigation links', links(300), 12],
    ['301 navigation links', links(301), 18],
    ['two demos', demo('A') + demo('B'), 16],
    ['ten rows of an API page', rows(10), 13],
    ['types of an API page', '<dl><div id="type-a"></div><div id="b"></div></dl>', 12.1],
    ['rows that a demo shows', `<section data-demo="A">${rows(10)}</section>`, 14],
  ])('%s may have so many KiB of HTML and no byte more', (_name, content, budget) => {
    const html = createPage(content);
    expect(check(html, { [file]: budget * kib })).toEqual([]);
    expect(check(html, { [file]: budget * kib + 1 })).toHaveLength(1);
  });

  it('reports the largest parts of the HTML', () => {
    const html = createPage(links(200) + demo('Brush') + demo('Palette'), '<style>a{}</style>');
    expect(formatText(check(html, { [file]: 40 * kib }))).toMatchInlineSnapshot(`
      "dist/site/paint/index.html  DOCS8008
        received  40.0 KiB of HTML after gzip; before it: nav 3.3 KiB, demo Palette 1.4 KiB, demo Brush 1.0 KiB, style 0.0 KiB
        expected  at most 16 KiB with 200 navigation links, 2 demos and 0 API rows
        hint      Shorten or split the page, or say htmlPerDemoKib in library.budgets of product.ts: with 14 this page passes. Budgets and their reasons: tooling/site/budgets.json.

      1 error"
    `);
  });

  it('accepts the scripts of the document that runs code of readers', () => {
    const html = createPage('', '<script type="module" src="/_assets/playground.js"></script>');
    const run = (page: string) => {
      const site = createSite({
        files: { [page]: html, '_assets/playground.js': '' },
        bytes: { '_assets/playground.js': 200 * kib },
      });
      return [...site.pages.values()].flatMap((parsed) =>
        createWeightCheck(budgetsFixture)(parsed, site),
      );
    };
    expect(run('paint/_demos/_playground/index.html')).toEqual([]);
    expect(run('paint/index.html')).toHaveLength(1);
  });

  it('counts styles, fonts and scripts with their imports, each file once', () => {
    const head =
      '<link rel="stylesheet" href="/_assets/a.css"/><link rel="preload" as="font" href="/_assets/f.woff2"/>' +
      '<script type="module" src="/_assets/boot.js"></script>';
    const files = {
      '_assets/a.css': '@import "/_assets/b.css";a{src:url(/_assets/f.woff2)}b{src:url(g.woff2)}',
      '_assets/b.css': '',
      '_assets/f.woff2': '',
      '_assets/g.woff2': '',
      '_assets/boot.js': 'import"./part.js";import("./island.js")',
      '_assets/part.js': 'import"./boot.js"',
      '_assets/island.js': '',
    };
    const bytes = {
      '_assets/a.css': 5 * kib,
      '_assets/b.css': 7 * kib,
      '_assets/f.woff2': 26 * kib,
      '_assets/g.woff2': 4 * kib,
      '_assets/boot.js': 6 * kib,
      '_assets/part.js': 4 * kib,
      '_assets/island.js': 500 * kib,
    };
    const html = createPage('', head);
    expect(check(html, bytes, files)).toEqual([]);
    const heavier = Object.fromEntries(
      Object.entries(bytes).map(([name, size]) => [
        name,
        /b.css|g.woff2|part.js/.test(name) ? size + kib : size,
      ]),
    );
    expect(formatText(check(html, heavier, files))).toMatchInlineSnapshot(`
      "dist/site/paint/index.html  DOCS8008
        received  11.0 KiB of scripts of the head: _assets/boot.js 6.0 KiB, _assets/part.js 5.0 KiB
        expected  at most 10 KiB
        hint      Make the largest smaller. Budgets and their reasons: tooling/site/budgets.json.

      dist/site/paint/index.html  DOCS8008
        received  13.0 KiB of CSS: _assets/b.css 8.0 KiB, _assets/a.css 5.0 KiB
        expected  at most 12 KiB
        hint      Make the largest smaller. Budgets and their reasons: tooling/site/budgets.json.

      dist/site/paint/index.html  DOCS8008
        received  31.0 KiB of fonts: _assets/f.woff2 26.0 KiB, _assets/g.woff2 5.0 KiB
        expected  at most 30 KiB
        hint      Make the largest smaller. Budgets and their reasons: tooling/site/budgets.json.

      3 errors"
    `);
  });
});

const share: LibraryShare = {
  productId: 'paint',
  prefixes: ['/paint'],
  file: 'apps/paint/product.ts',
};

/** A page with two demos: 5 KiB of stylesheets of demos, 9 KiB of the shell, 60 KiB of scripts of demos. */
const demoPage = createPage(
  `${demo('Brush')}${demo('Palette')}<script type="application/json" id="docs-demos">${JSON.stringify(
    {
      runtime: '/_assets/demo-runtime.js',
      demos: [{ name: 'Brush', module: '/_assets/demo-brush.js', preload: ['/_assets/paint.js'] }],
    },
  )}</script>`,
  ['shell', 'demos-1', 'demo-paint-2']
    .map((name) => `<link rel="stylesheet" href="/_assets/${name}.css"/>`)
    .join(''),
);

const demoFiles = {
  '_assets/shell.css': '',
  '_assets/demos-1.css': '',
  '_assets/demo-paint-2.css': '',
  '_assets/demo-runtime.js': '',
  '_assets/demo-brush.js': '',
  '_assets/paint.js': '',
};

const demoBytes = {
  'paint/index.html': 17 * kib,
  '_assets/shell.css': 9 * kib,
  '_assets/demos-1.css': 2 * kib,
  '_assets/demo-paint-2.css': 3 * kib,
  '_assets/demo-runtime.js': 10 * kib,
  '_assets/demo-brush.js': 10 * kib,
  '_assets/paint.js': 40 * kib,
};

describe('the share of a library', () => {
  const site = (declared: Partial<LibraryShare>, bytes = demoBytes) => {
    const files = { ...demoFiles, 'paint/index.html': demoPage };
    return createSite({ files, bytes, libraryShares: [{ ...share, ...declared }] });
  };
  const checkPages = (declared: Partial<LibraryShare>, bytes = demoBytes) => {
    const checkedSite = site(declared, bytes);
    return [...checkedSite.pages.values()].flatMap((page) =>
      createWeightCheck(budgetsFixture)(page, checkedSite),
    );
  };

  it('is that of all products, unless the product declares its own', () => {
    expect(formatText(checkPages({}))).toMatchInlineSnapshot(`
      "dist/site/paint/index.html  DOCS8008
        received  5.0 KiB of CSS of demos: _assets/demo-paint-2.css 3.0 KiB, _assets/demos-1.css 2.0 KiB
        expected  at most 4 KiB
        hint      Load less of the library, or say in library.budgets.cssKib of apps/paint/product.ts what its demos need.

      dist/site/paint/index.html  DOCS8008
        received  17.0 KiB of HTML after gzip; before it: demo Palette 1.4 KiB, demo Brush 1.0 KiB, script 0.2 KiB
        expected  at most 16 KiB with 0 navigation links, 2 demos and 0 API rows
        hint      Shorten or split the page, or say htmlPerDemoKib in library.budgets of apps/paint/product.ts: with 2.5 this page passes. Budgets and their reasons: tooling/site/budgets.json.

      2 errors"
    `);
    expect(checkPages({ cssKib: 5, htmlPerDemoKib: 2.5, scriptsKib: 60 })).toEqual([]);
  });

  it.each([
    ['cssKib', { cssKib: 4.9, htmlPerDemoKib: 2.5 }],
    ['htmlPerDemoKib', { cssKib: 5, htmlPerDemoKib: 2.4 }],
    ['scriptsKib', { cssKib: 5, htmlPerDemoKib: 2.5, scriptsKib: 59 }],
  ])('reports a page over %s', (_name, declared) => {
    expect(checkPages(declared)).toHaveLength(1);
  });

  it('says what the page and all pages of its own product need', () => {
    const pages = ['paint/index.html', 'paint/large/index.html', 'wood/index.html'];
    const checkedSite = createSite({
      files: { ...demoFiles, ...Object.fromEntries(pages.map((page) => [page, demoPage])) },
      bytes: {
        ...demoBytes,
        'paint/large/index.html': 20 * kib,
        'wood/index.html': 30 * kib,
      },
      libraryShares: [
        { ...share, cssKib: 5 },
        {
          ...share,
          cssKib: 5,
          productId: 'wood',
          prefixes: ['/wood'],
          file: 'apps/wood/product.ts',
        },
      ],
    });
    const checkWeights = createWeightCheck(budgetsFixture);
    const hints = [...checkedSite.pages.values()].flatMap((page) =>
      checkWeights(page, checkedSite).map(({ hint }) => hint.split('library.budgets of ')[1]),
    );
    const reasons = 'Budgets and their reasons: tooling/site/budgets.json.';
    expect(hints).toEqual([
      `apps/paint/product.ts: with 2.5 this page passes, and with 4 all pages of the product pass. ${reasons}`,
      `apps/paint/product.ts: with 4 this page passes. ${reasons}`,
      `apps/wood/product.ts: with 9 this page passes. ${reasons}`,
    ]);
  });

  it('does not widen the share of the shell', () => {
    const bytes = { ...demoBytes, '_assets/shell.css': 12 * kib + 1 };
    expect(checkPages({ cssKib: 100, htmlPerDemoKib: 2.5 }, bytes)).toHaveLength(1);
  });

  it('stays near the measured weight', () => {
    const run = (declared: Partial<LibraryShare>) =>
      checkLibraryShares(site(declared), budgetsFixture);
    expect(run({})).toEqual([]);
    expect(run({ cssKib: 6.7, htmlPerDemoKib: 3.8, scriptsKib: 70 })).toEqual([]);
    expect(formatText(run({ cssKib: 6.8, htmlPerDemoKib: 4, scriptsKib: 71 })))
      .toMatchInlineSnapshot(`
      "apps/paint/product.ts  library.budgets.cssKib  DOCS8008
        received  6.8 KiB, where all pages pass with 5.0 KiB
        expected  at most 6.8 KiB
        hint      Write cssKib: 5. A figure near the measured one shows when the library grows.

      apps/paint/product.ts  library.budgets.htmlPerDemoKib  DOCS8008
        received  4 KiB, where all pages pass with 2.5 KiB
        expected  at most 3.9 KiB
        hint      Write htmlPerDemoKib: 2.5. A figure near the measured one shows when the library grows.

      apps/paint/product.ts  library.budgets.scriptsKib  DOCS8008
        received  71 KiB, where all pages pass with 60.0 KiB
        expected  at most 70.0 KiB
        hint      Write scriptsKib: 60. A figure near the measured one shows when the library grows.

      3 errors"
    `);
  });

  it('is not compared with a site that does not have the product', () => {
    const other = { ...share, productId: 'ink', prefixes: ['/ink'], cssKib: 99 };
    expect(
      checkLibraryShares(createSite({ files: {}, libraryShares: [other] }), budgetsFixture),
    ).toEqual([]);
  });
});
