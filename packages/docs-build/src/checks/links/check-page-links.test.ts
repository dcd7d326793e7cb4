import { describe, expect, it } from 'vitest';
import { formatText } from 'diagnostics';
import { checkPage, createPage } from '../site.fixture';
import { checkPageLinks } from './check-page-links';

const files = {
  'index.html': createPage('<h2 id="start">Start</h2>'),
  'paint/react-brush/index.html': createPage(
    '<h2 id="soft-hair">Soft hair</h2><h2 id="härte">H</h2>',
  ),
  '_assets/brush-1a2b3c4d.js': '',
  'paint/404.html': createPage(''),
};
const sources = [
  {
    pathname: '/paint',
    language: 'en',
    sourceFile: 'apps/paint/content/index.mdx',
    links: [{ href: '/paint/react-brusk/', line: 12 }],
  },
];

const redirects = new Map(
  Object.entries({
    '/paint/brush/': '/paint/react-brush/',
    '/paint/hair/': '/paint/react-brush/#soft-hair',
  }).map(([from, to]) => [from, { to, file: 'paint/docs-manifest.json', path: 'redirects[0]' }]),
);

const check = (content: string) =>
  checkPage(checkPageLinks, createPage(content), { files, sources, redirects });
const report = (content: string) => formatText(check(content));

describe('checkPageLinks', () => {
  it.each([
    '<a href="/">home</a>',
    '<a href="/paint/">here</a>',
    '<a href="react-brush/">relative</a>',
    '<a href="/paint/react-brush/?q=1#soft-hair">anchor</a>',
    '<a href="/paint/react-brush/#h%C3%A4rte">escaped anchor</a>',
    '<a href="/paint/brush/#soft-hair">moved</a><a href="/paint/hair/#gone">moved</a>',
    '<a href="#own">own</a><p id="own"></p>',
    '<a href="#">top</a><a href="#top">top</a><a href="#:~:text=a">text</a>',
    '<a href="/paint/404.html">a file</a>',
    '<a href="https://example.com/a?b=c">web</a><a href="mailto:a@example.com">mail</a>',
    '<img src="data:image/png;base64,AAAA" alt=""/>',
    '<form action="/api/feedback"></form>',
    '<script type="application/json">{"module":"/_assets/brush-1a2b3c4d.js"}</script>',
  ])('accepts %s', (content) => {
    expect(check(content)).toEqual([]);
  });

  it('reports source and line of a broken link, and suggests a page', () => {
    const elsewhere = { 'art/react-brusk/index.html': createPage('') };
    const diagnostics = checkPage(
      checkPageLinks,
      createPage('<a href="/paint/react-brusk/">x</a>'),
      {
        files: { ...files, ...elsewhere },
        sources,
      },
    );
    expect(formatText(diagnostics)).toMatchInlineSnapshot(`
      "apps/paint/content/index.mdx:12  DOCS5001
        received  <a href="/paint/react-brusk/">, which leads nowhere
        expected  a page or file of the site
        hint      Did you mean /art/react-brusk/?

      1 error"
    `);
  });

  it('reports the built file for a link of the shell', () => {
    expect(report('<a href="/gone/">x</a><a href="/gone/">y</a>')).toMatchInlineSnapshot(`
      "dist/site/paint/index.html  DOCS5001
        received  <a href="/gone/">, which leads nowhere
        expected  a page or file of the site
        hint      Correct the address, or add the page.

      1 error"
    `);
  });

  it('reports an anchor without id', () => {
    expect(report('<a href="/paint/react-brush/#soft">x</a>')).toMatchInlineSnapshot(`
      "dist/site/paint/index.html  DOCS5002
        received  <a href="/paint/react-brush/#soft">, but /paint/react-brush/ has no id "soft"
        expected  the id of an element of that page
        hint      Ids of that page: soft-hair.

      1 error"
    `);
  });

  it('reports an anchor of the page itself without id', () => {
    expect(report('<a href="#none">x</a>')).toMatchInlineSnapshot(`
      "dist/site/paint/index.html  DOCS5002
        received  <a href="#none">, but /paint/ has no id "none"
        expected  the id of an element of that page
        hint      Link to the page without an anchor.

      1 error"
    `);
  });

  it('reports a link that costs a redirect', () => {
    expect(report('<a href="/paint/react-brush?a#soft-hair">x</a>')).toMatchInlineSnapshot(`
      "dist/site/paint/index.html  DOCS5003
        received  <a href="/paint/react-brush?a#soft-hair">
        expected  the address of a page with its trailing slash: without it, readers are redirected
        hint      Write /paint/react-brush/?a#soft-hair

      1 error"
    `);
  });

  it('reports missing files, including those in srcset, demos and data blocks', () => {
    expect(
      report(
        '<img src="/a.png" srcset="/b.png 1x, /c.png 2x" alt=""/><section data-module="/_assets/d.js"></section>' +
          '<script type="application/json">{"preload":["/_assets/e.js"]}</script>',
      ),
    ).toMatchInlineSnapshot(`
      "dist/site/paint/index.html  DOCS5001
        received  <img src="/a.png">, which leads nowhere
        expected  a page or file of the site
        hint      Correct the address, or add the page.

      dist/site/paint/index.html  DOCS5001
        received  <img srcset="/b.png">, which leads nowhere
        expected  a page or file of the site
        hint      Correct the address, or add the page.

      dist/site/paint/index.html  DOCS5001
        received  <img srcset="/c.png">, which leads nowhere
        expected  a page or file of the site
        hint      Correct the address, or add the page.

      dist/site/paint/index.html  DOCS5001
        received  <script data="/_assets/e.js">, which leads nowhere
        expected  a page or file of the site
        hint      Correct the address, or add the page.

      dist/site/paint/index.html  DOCS5001
        received  <section data-module="/_assets/d.js">, which leads nowhere
        expected  a page or file of the site
        hint      Correct the address, or add the page.

      5 errors"
    `);
  });

  it('reports malformed URLs, those without https:, and those that begin with two slashes', () => {
    expect(
      report(
        '<a href="https://">a</a><a href="/%E4%">b</a><a href="http://example.com/">c</a><a href="//paint/">d</a><a href="ftp://example.com">e</a>',
      ),
    ).toMatchInlineSnapshot(`
      "dist/site/paint/index.html  DOCS5005
        received  <a href="/%E4%">
        expected  a well-formed address
        hint      Correct the address; write % as %25.

      dist/site/paint/index.html  DOCS5005
        received  <a href="//paint/">
        expected  an https: address, or a path with one slash in front
        hint      Write /paint/ for a page of this site, https://paint/ for another.

      dist/site/paint/index.html  DOCS5005
        received  <a href="ftp://example.com">
        expected  an https: address
        hint      Link to an https: page.

      dist/site/paint/index.html  DOCS5005
        received  <a href="http://example.com/">
        expected  an https: address, or a path with one slash in front
        hint      Write https://example.com/

      dist/site/paint/index.html  DOCS5005
        received  <a href="https://">
        expected  a well-formed address
        hint      Correct the address; write % as %25.

      5 errors"
    `);
  });

  it('reports a relative address on a 404 page, which is shown at any address', () => {
    const html = createPage('<a href="react-brush/">x</a><a href="/paint/react-brush/">y</a>');
    const diagnostics = checkPage(
      (_page, site) => {
        const notFound = site.pages.get('paint/404.html');
        return notFound ? checkPageLinks(notFound, site) : [];
      },
      createPage(''),
      { files: { ...files, 'paint/404.html': html } },
    );
    expect(formatText(diagnostics)).toMatchInlineSnapshot(`
      "dist/site/paint/404.html  DOCS5006
        received  <a href="react-brush/"> on a 404 page
        expected  an address that begins with /, because the page is shown at any address
        hint      Write /paint/react-brush/

      1 error"
    `);
  });

  it('checks the anchor in the target of a redirect', () => {
    expect(report('<a href="/paint/brush/#hard-hair">x</a>')).toContain(
      'but /paint/react-brush/ has no id "hard-hair"',
    );
  });
});
