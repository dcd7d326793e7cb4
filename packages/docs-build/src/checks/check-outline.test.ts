import { describe, expect, it } from 'vitest';
import { formatText } from 'diagnostics';
import { checkOutline } from './check-outline';
import { checkPage, createPage } from './site.fixture';

const check = (html: string) => checkPage(checkOutline, html);
const report = (html: string) => formatText(check(html));

describe('checkOutline', () => {
  it('accepts a page whose demos have headings of their own', () => {
    const demo = '<section data-demo="Typography"><h1>h1</h1><h6>h6</h6></section>';
    const drawing = '<svg><title>Brush</title></svg>';
    expect(check(createPage(`${demo}${drawing}<h2>a</h2><h3>b</h3><h4>c</h4><h2>d</h2>`))).toEqual(
      [],
    );
  });

  it('accepts a level 2 before the title', () => {
    const html = createPage('').replace('<body>', '<body><nav><h2>Pages</h2></nav>');
    expect(check(html)).toEqual([]);
  });

  it('reports an empty document', () => {
    expect(report('<!DOCTYPE html><html><head></head><body></body></html>')).toMatchInlineSnapshot(`
      "dist/site/paint/index.html  DOCS8004
        received  0 <h1> elements
        expected  one, which the shell makes from the title
        hint      Begin the content with ## instead of #.

      dist/site/paint/index.html  DOCS8004
        received  0 <main> elements
        expected  one, which the shell writes
        hint      Write <div> or <section> inside the content.

      dist/site/paint/index.html  DOCS8003
        received  0 <title> elements
        expected  one title with text
        hint      Write \`title\` in the front matter.

      dist/site/paint/index.html  DOCS8003
        received  <html> without lang
        expected  a language tag such as en
        hint      Set lang in the document.

      dist/site/paint/index.html  DOCS8003
        received  no meta description
        expected  one sentence on the page
        hint      Write \`description\` in the front matter.

      5 errors"
    `);
  });

  it('reports empty and repeated elements', () => {
    expect(
      report(
        '<!DOCTYPE html><html lang="english!"><head><title> </title><meta name="description" content=""></head>' +
          '<body><main><h1>One</h1></main><main><h1>Two <em>2</em></h1></main></body></html>',
      ),
    ).toMatchInlineSnapshot(`
      "dist/site/paint/index.html  DOCS8004
        received  2 <h1> elements: “One”, “Two 2”
        expected  one, which the shell makes from the title
        hint      Begin the content with ## instead of #.

      dist/site/paint/index.html  DOCS8004
        received  2 <main> elements
        expected  one, which the shell writes
        hint      Write <div> or <section> inside the content.

      dist/site/paint/index.html  DOCS8003
        received  <html lang="english!">
        expected  a language tag such as en
        hint      Set lang in the document.

      dist/site/paint/index.html  DOCS8003
        received  an empty <title>
        expected  one title with text
        hint      Write \`title\` in the front matter.

      dist/site/paint/index.html  DOCS8003
        received  an empty meta description
        expected  one sentence on the page
        hint      Write \`description\` in the front matter.

      5 errors"
    `);
  });

  it('reports a heading that skips a level', () => {
    expect(report(createPage('<h3>a</h3><h2>b</h2><h5>c</h5>'))).toMatchInlineSnapshot(`
      "dist/site/paint/index.html  DOCS8004
        received  <h3> “a” after <h1> “Paint”
        expected  level 2 or lower: a skipped level misleads readers with screen readers
        hint      Use ##, or add the heading of the missing level.

      dist/site/paint/index.html  DOCS8004
        received  <h5> “c” after <h2> “b”
        expected  level 3 or lower: a skipped level misleads readers with screen readers
        hint      Use ###, or add the heading of the missing level.

      2 errors"
    `);
  });
});
