import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { formatText } from 'diagnostics';
import { createScriptCheck } from './check-scripts';
import { checkPage, createPage } from './site.fixture';

const script = 'document.title="ä"';
const inlineScriptHashes = [`sha256-${createHash('sha256').update(script).digest('base64')}`];
const check = (content: string) =>
  checkPage(createScriptCheck({ inlineScriptHashes }), createPage(content));
const report = (content: string) => formatText(check(content));

describe('createScriptCheck', () => {
  it('accepts the allowed script, data blocks, own files and links to the web', () => {
    expect(
      check(
        `<script>${script}</script><script type="application/ld+json">{"a":"<b>"}</script>` +
          '<script type="speculationrules">{}</script><script type="module" src="/_assets/boot.js"></script>' +
          '<a href="https://example.com">x</a><link rel="canonical" href="https://example.com/"/>',
      ),
    ).toEqual([]);
  });

  it('reports a script that differs in one character', () => {
    expect(report(`<script>${script} </script>`)).toMatchInlineSnapshot(`
      "dist/site/paint/index.html  DOCS8005
        received  an inline script with the hash sha256-dWQVMtjQhxWhlautMDdL1EenYUS0NXRffw/O1F2rw6k=: document.title="ä"
        expected  an allowed hash: sha256-qRLmSYqa3/zuEDiKvf62ze01B/dOtdy4RPL7Siv1mT4=
        hint      Move the code into a module. If it is the theme script, build all apps with the same shell.

      1 error"
    `);
  });

  it('reports an inline module as well', () => {
    expect(check('<script type="module">import "/a.js"</script>')).toHaveLength(1);
  });

  it('reports event handlers and javascript: addresses', () => {
    expect(report('<button onclick="a()">a</button><a href=" JavaScript:a()">b</a>'))
      .toMatchInlineSnapshot(`
        "dist/site/paint/index.html  DOCS8005
          received  <a href=" JavaScript:a()">
          expected  no javascript: address: the Content-Security-Policy stops it
          hint      Use a <button> with a listener.

        dist/site/paint/index.html  DOCS8005
          received  <button onclick="…">
          expected  no inline event handler: the Content-Security-Policy stops it
          hint      Attach the listener in a script of the shell or in a demo.

        2 errors"
      `);
  });

  it('reports scripts and attributes of Next', () => {
    expect(
      report(
        '<script id="__NEXT_DATA__" type="application/json">{}</script><script src="/_assets/_next/static/a.js"></script>',
      ),
    ).toMatchInlineSnapshot(`
      "dist/site/paint/index.html  DOCS8006
        received  <script src="/_assets/_next/static/a.js">
        expected  no file of the framework
        hint      Take the document from docs-shell/next/document.

      dist/site/paint/index.html  DOCS8006
        received  the data block of Next (__NEXT_DATA__)
        expected  a page without the framework’s runtime
        hint      Take the document from docs-shell/next/document.

      2 errors"
    `);
  });

  it('reports requests to another origin', () => {
    expect(
      report(
        '<script src="https://example.com/a.js"></script><img src="http://example.com/b.png" alt=""/>' +
          '<img srcset="https://example.com/c.png 2x" alt=""/><link rel="stylesheet" href="https://example.com/d.css"/>' +
          '<link rel="preconnect" href="//example.com"/>',
      ),
    ).toMatchInlineSnapshot(`
      "dist/site/paint/index.html  DOCS8007
        received  <img src="http://example.com/b.png">
        expected  a file of the site: pages must not load files from other origins
        hint      Host the file in the repository.

      dist/site/paint/index.html  DOCS8007
        received  <img srcset="https://example.com/c.png">
        expected  a file of the site: pages must not load files from other origins
        hint      Host the file in the repository.

      dist/site/paint/index.html  DOCS8007
        received  <link href="//example.com">
        expected  a file of the site: pages must not load files from other origins
        hint      Host the file in the repository.

      dist/site/paint/index.html  DOCS8007
        received  <link href="https://example.com/d.css">
        expected  a file of the site: pages must not load files from other origins
        hint      Host the file in the repository.

      dist/site/paint/index.html  DOCS8007
        received  <script src="https://example.com/a.js">
        expected  a file of the site: pages must not load files from other origins
        hint      Host the file in the repository.

      5 errors"
    `);
  });
});
