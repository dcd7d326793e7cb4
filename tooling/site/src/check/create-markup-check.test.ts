import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createSourceIndex, parsePage, type Site } from 'docs-build/checks';
import { formatText } from 'diagnostics';
import { expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { createMarkupCheck } from './create-markup-check';
import { openValidMarkup } from './valid-markup';

const site: Site = {
  pages: new Map(),
  assets: new Map(),
  transferBytes: new Map(),
  redirects: new Map(),
  libraryShares: [],
  sources: createSourceIndex([], { siteFolder: 'dist/site', productTable: [] }),
};

const page = (content: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>Paint</title></head><body><main id="main">${content}</main></body></html>`;

function check(content: string, run = createMarkupCheck()) {
  const html = page(content);
  return run(parsePage('paint/index.html', html), html, site);
}

it('accepts HTML that React renders', () => {
  expect(
    check(
      '<h1>Paint</h1><img src="/a.png" alt="" crossorigin="" fetchPriority="high"/><button type="button" disabled="" popovertarget="main">x</button><details open=""><summary>s</summary></details><input id="_r_1_" readOnly="" value=""/>',
    ),
  ).toEqual([]);
});

it('reports violations of the HTML standard', () => {
  const diagnostics = check(
    '<p><div>a</div></p><button><a href="/">b</a></button><ul><p>c</p></ul>',
  );
  expect(formatText(diagnostics)).toMatchInlineSnapshot(`
    "dist/site/paint/index.html  DOCS8009
      received  <a> element is not permitted as a descendant of <button>, at #main > button > a
      expected  HTML that keeps the rule element-permitted-content
      hint      Correct the component that writes it. The rule: https://html-validate.org/rules/element-permitted-content.html

    dist/site/paint/index.html  DOCS8009
      received  <p> element is not permitted as content under <ul>, at #main > ul > p
      expected  HTML that keeps the rule element-permitted-content
      hint      Correct the component that writes it. The rule: https://html-validate.org/rules/element-permitted-content.html

    dist/site/paint/index.html  DOCS8009
      received  Stray end tag '</p>', at /p><button><a href="/">b</a></button><ul
      expected  HTML that keeps the rule close-order
      hint      Correct the component that writes it. The rule: https://html-validate.org/rules/close-order.html

    3 errors"
  `);
});

it('reports each page, but a shared navigation only once', () => {
  const run = createMarkupCheck();
  expect(check('<nav><ul><p>a</p></ul></nav>', run)).toHaveLength(1);
  expect(check('<nav><ul><p>a</p></ul></nav>', run)).toHaveLength(0);
  expect(check('<ul><p>a</p></ul>', run)).toHaveLength(1);
});

it('relaxes a rule only inside demos', () => {
  const list = '<ul><p>a</p></ul>';
  const run = createMarkupCheck({ relaxed: { 'element-permitted-content': 'a reason' } });
  expect(check(`<section data-demo="A">${list}</section>`, run)).toEqual([]);
  expect(check(`<section data-demo="A"></section>${list}`, run)).toHaveLength(1);
});

it('does not repeat the validation of accepted HTML, and reports diagnostics in every run', () => {
  const file = path.join(temporaryFolder('docs-markup'), 'valid.json');
  const run = (content: string, rules: unknown) => {
    const valid = openValidMarkup(file, rules);
    const diagnostics = check(content, createMarkupCheck({ valid }));
    valid.save();
    return diagnostics.length;
  };
  const good = '<h1>Paint</h1>';
  const bad = '<ul><p>a</p></ul>';
  expect([run(good, 1), run(bad, 1), run(bad, 1)]).toEqual([0, 1, 1]);
  run(good, 1);
  expect(openValidMarkup(file, 1).has(page(good))).toBe(true);
  expect(openValidMarkup(file, 1).has(page(bad))).toBe(false);
  expect(openValidMarkup(file, 2).has(page(good))).toBe(false);
  writeFileSync(file, 'damaged');
  expect(openValidMarkup(file, 1).has(page(good))).toBe(false);
});

it('does not repeat the validation if only digests in names of assets have changed', () => {
  const file = path.join(temporaryFolder('docs-markup'), 'valid.json');
  const withScript = (name: string) => page(`<script src="/_assets/${name}"></script>`);
  const valid = openValidMarkup(file, 1);
  valid.add(withScript('paint/boot-a.lazy-1a2b-c4_.js'));
  valid.save();
  const has = (html: string) => openValidMarkup(file, 1).has(html);
  expect(has(withScript('paint/boot-a.lazy-CAOlRM39.js'))).toBe(true);
  expect(has(withScript('paint/boot-b.lazy-CAOlRM39.js'))).toBe(false);
  expect(has(page('<a href="/paint/boot-a.lazy-1a2b-c4_.js">a</a>'))).toBe(false);
});
