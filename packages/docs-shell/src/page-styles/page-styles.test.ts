import { describe, expect, it } from 'vitest';
import { pageStyleNames, readPageStyle, resolvePageStyles } from './page-styles';

describe('resolvePageStyles', () => {
  it.each([
    ['<p>text</p>', []],
    ['<div class="d-tabs" data-tabs="a">', ['tabs']],
    ['<figure class="d-image wide">', ['image']],
    ['<p>class=&quot;d-tabs&quot;</p>', []],
    ['<span class="d-line d-line-on">', ['codeLines']],
    ['<code>a <mark>b</mark></code>', ['codeLines']],
    ['<p class="d-tabs-like">', []],
    ['<div class="d-features"></div><ul class="d-product-cards">', ['features', 'productCard']],
  ])('for %s returns %j', (html, names) => {
    expect(resolvePageStyles(html)).toEqual(names);
  });
});

describe('readPageStyle', () => {
  it.each(pageStyleNames)('wraps %s in the cascade layer of the shell', async (name) => {
    expect(await readPageStyle(name)).toMatch(/^@layer theme\{[^]*\}$/);
  });
});
