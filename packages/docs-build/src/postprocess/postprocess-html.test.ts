import { describe, expect, it } from 'vitest';
import { postprocessHtml } from './postprocess-html';

const options = {
  file: 'paint/index.html',
  renamed: new Map([['/_assets/_next/static/chunks/a.css', '/_assets/shell-1234abcd.css']]),
};

describe('postprocessHtml', () => {
  it('takes away what the framework left, renames assets and preloads nothing', () => {
    const html =
      '<head><meta charSet="utf-8" data-next-head=""/><link rel="preload" href="/_assets/_next/static/chunks/a.css" as="style"/><link rel="preload" href="/a.woff2" as="font"/><link rel="stylesheet" href="/_assets/_next/static/chunks/a.css" data-n-g=""/></head>';
    expect(postprocessHtml(html, options)).toBe(
      '<head><meta charSet="utf-8"/><link rel="stylesheet" href="/_assets/shell-1234abcd.css"/></head>',
    );
  });

  it('leaves texts alone that speak of the framework', () => {
    const html = '<p>The folder <code>_next/static</code> and __NEXT_DATA__.</p>';
    expect(postprocessHtml(html, options)).toBe(html);
  });

  it('asks for the styles of a demo in a frame in a way of their own', () => {
    const link = '<link rel="stylesheet" href="/_assets/_next/static/chunks/a.css"/>';
    const demo = `<head>${link}</head><div class="d-demo-document"></div>`;
    expect(postprocessHtml(demo, options)).toContain(
      'crossorigin="" href="/_assets/shell-1234abcd.css"',
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
