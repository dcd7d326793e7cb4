import { expect, it } from 'vitest';
import { parsePage } from './parse-page';

const html = `<!DOCTYPE html><html lang="zh"><head><title>A &amp; B</title><meta name="description" content="On &lt;a&gt;"/>
<script>if (1 < 2) a("</p>")</script></head><body onload="x()"><nav><a href="/a/?b&amp;c">A</a><a>no link</a></nav>
<main><h1 id="t">A <code>b</code></h1><p>open<p>twice<section data-demo="One"><h2>demo</h2><img srcset="/a 1x, /b 2x"/></section>
<svg><title>drawing</title><use href="#t"/></svg></main></body></html>`;

it('collects the facts that the checks need', () => {
  const page = parsePage('zh/a/index.html', html);
  expect(page).toMatchObject({
    pathname: '/zh/a/',
    language: 'zh',
    titles: ['A & B'],
    description: 'On <a>',
    headings: [{ level: 1, text: 'A b' }],
    mainCount: 1,
    navigationLinkCount: 1,
    handlers: [{ tag: 'body', attribute: 'onload' }],
    scripts: [{ type: '', text: 'if (1 < 2) a("</p>")', inHead: true }],
  });
  expect([...page.ids]).toEqual([['t', 1]]);
  expect(page.links.map(({ url }) => url)).toEqual(['/a/?b&c', '/a', '/b', '#t']);
});

it('returns the positions of the parts', () => {
  const page = parsePage('index.html', html);
  const cut = ({ start, end }: { start: number; end: number }) => html.slice(start, end);
  expect(page.demos.map(cut)).toEqual([/<section.*<\/section>/.exec(html)?.[0]]);
  expect(page.parts.map(({ label }) => label)).toEqual(['script', 'nav', 'demo One']);
  expect(page.parts.slice(0, 2).map(cut)).toEqual([
    /<script>.*<\/script>/.exec(html)?.[0],
    /<nav>.*<\/nav>/.exec(html)?.[0],
  ]);
});
