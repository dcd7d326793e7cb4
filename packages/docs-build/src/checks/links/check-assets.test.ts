import { describe, expect, it } from 'vitest';
import { formatText } from 'diagnostics';
import { createSite } from '../site.fixture';
import { checkAssets } from './check-assets';

const check = (files: Record<string, string>) => checkAssets(createSite({ files }), 'dist/site');

describe('checkAssets', () => {
  it('accepts assets with valid references', () => {
    const files = {
      '_assets/a.js':
        'import{b}from"./b.js";import("/_assets/c.js");const s=`import x from "./X"`;',
      '_assets/b.js': 'import"./c.js"',
      '_assets/c.js': '',
      '_assets/a.css': '@import "/_assets/b.css";a{src:url(/_assets/f.woff2);b:url("data:x")}',
      '_assets/b.css': '',
      '_assets/f.woff2': '',
    };
    expect(check(files)).toEqual([]);
  });

  it('reports references to missing files and other origins', () => {
    const files = {
      '_assets/a.js': 'import{b}from"./b.js";export*from"/_assets/c.js";import("./d.js")',
      '_assets/a.css': 'a{src:url(https://example.com/f.woff2)}b{src:url(../f.woff2)}',
    };
    expect(formatText(check(files))).toMatchInlineSnapshot(`
      "dist/site/_assets/a.css  DOCS5007
        received  a reference to ../f.woff2
        expected  a file of the site
        hint      Build the app again without its cache. If the problem persists, it is a bug of docs-build, which did not write the file.

      dist/site/_assets/a.css  DOCS5007
        received  a reference to https://example.com/f.woff2
        expected  a file of the site
        hint      Build the app again without its cache. If the problem persists, it is a bug of docs-build, which did not write the file.

      dist/site/_assets/a.js  DOCS5007
        received  a reference to ./b.js
        expected  a file of the site
        hint      Build the app again without its cache. If the problem persists, it is a bug of docs-build, which did not write the file.

      dist/site/_assets/a.js  DOCS5007
        received  a reference to ./d.js
        expected  a file of the site
        hint      Build the app again without its cache. If the problem persists, it is a bug of docs-build, which did not write the file.

      dist/site/_assets/a.js  DOCS5007
        received  a reference to /_assets/c.js
        expected  a file of the site
        hint      Build the app again without its cache. If the problem persists, it is a bug of docs-build, which did not write the file.

      5 errors"
    `);
  });
});
