import { describe, expect, it } from 'vitest';
import { formatText } from 'diagnostics';
import { budgetsFixture, checkPage, createPage, createSite } from '../site.fixture';
import { createWeightCheck } from './check-weights';

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
        hint      Shorten or split the page. Budgets and their reasons: tooling/site/budgets.json.

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
