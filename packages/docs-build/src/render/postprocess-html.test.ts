import { describe, expect, it } from 'vitest';
import { postprocessHtml } from './postprocess-html';

const options = {
  file: 'paint/index.html',
  renamed: new Map([['/_assets/_next/static/chunks/a.css', '/_assets/shell-1234abcd.css']]),
};

describe('postprocessHtml', () => {
  it('removes preloads and attributes of the framework, and renames assets', () => {
    const html =
      '<head><meta charSet="utf-8" data-next-head=""/><link rel="preload" href="/_assets/_next/static/chunks/a.css" as="style"/><link rel="preload" href="/a.woff2" as="font"/><link rel="preload" href="/b.woff2" as="font" media="(scripting: none)"/><link rel="stylesheet" href="/_assets/_next/static/chunks/a.css" data-n-g=""/></head>';
    expect(postprocessHtml(html, options)).toBe(
      '<head><meta charSet="utf-8"/><link rel="preload" href="/b.woff2" as="font" media="(scripting: none)"/><link rel="stylesheet" href="/_assets/shell-1234abcd.css"/></head>',
    );
  });

  it.each([
    '<p>The folder <code>_next/static</code> and __NEXT_DATA__.</p>',
    '<pre><code>&lt;link href="a.css" data-n-g=""/> &lt;style data-precedence="next"></code></pre>',
    '<pre><code>&lt;link rel="preload" href="/_assets/_next/static/chunks/a.css" as="style"/></code></pre>',
    '<p title="a data-n-g= b">See <a href="https://example.com/_next/static/a.js">this file</a>.</p>',
  ])('leaves text that documents the framework unchanged: %s', (html) => {
    expect(postprocessHtml(html, options)).toBe(html);
  });

  it('writes quotes in text without an escape, and nothing else', () => {
    const raw =
      '<style>a{content:"&gt;"}</style><script>let a = "</style>&gt;&#x27;<b>&quot;"</script>';
    expect(
      postprocessHtml(
        `${raw}<p title="a&quot;&gt;">it&#x27;s &lt;b&gt; &amp;gt; &quot;c&quot;</p>`,
        options,
      ),
    ).toBe(`${raw}<p title="a&quot;&gt;">it's &lt;b&gt; &amp;gt; "c"</p>`);
  });

  it('removes the empty noscript of a stylesheet', () => {
    const html = '<head><noscript data-n-css=""></noscript><noscript><p>Text</p></noscript></head>';
    expect(postprocessHtml(html, options)).toBe('<head><noscript><p>Text</p></noscript></head>');
  });

  it('loads the styles of a demo in a frame separately from those of the page', () => {
    const link = '<link rel="stylesheet" href="/_assets/_next/static/chunks/a.css"/>';
    const demo = `<head>${link}</head><div class="d-demo-document"></div>`;
    expect(postprocessHtml(demo, options)).toContain(
      '<link rel="stylesheet" crossorigin="" href="/_assets/shell-1234abcd.css"',
    );
    const page = `<head>${link}</head><div class="d-demo"></div>`;
    expect(postprocessHtml(page, options)).toContain(
      '"stylesheet" href="/_assets/shell-1234abcd.css"',
    );
  });

  it.each([
    '<script src="/_assets/_next/static/chunks/main.js"></script>',
    '<script id="__NEXT_DATA__" type="application/json">{}</script>',
    '<style data-next-hide-fouc="true"></style>',
  ])('refuses %s', (html) => {
    expect(() => postprocessHtml(html, options)).toThrow('paint/index.html');
  });
});
