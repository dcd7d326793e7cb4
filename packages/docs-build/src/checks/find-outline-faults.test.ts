import { describe, expect, it } from 'vitest';
import { formatFaults } from '../faults';
import { findOutlineFaults } from './find-outline-faults';
import { checkPage, createPage } from './site.fixture';

const check = (html: string) => checkPage(findOutlineFaults, html);
const report = (html: string) => formatFaults(check(html));

describe('findOutlineFaults', () => {
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
      "dist/site/paint/index.html
        found     0 <h1> elements
        expected  one, which the shell makes from the title
        fix       Begin the content with ## instead of #.

      dist/site/paint/index.html
        found     0 <main> elements
        expected  one, which the shell writes
        fix       Write <div> or <section> inside the content.

      dist/site/paint/index.html
        found     0 <title> elements
        expected  one title with text
        fix       Write \`title\` in the front matter.

      dist/site/paint/index.html
        found     <html> without lang
        expected  a language tag such as en
        fix       Set lang in the document.

      dist/site/paint/index.html
        found     no meta description
        expected  one sentence on the page
        fix       Write \`description\` in the front matter.

      5 faults"
    `);
  });

  it('reports empty and repeated elements', () => {
    expect(
      report(
        '<!DOCTYPE html><html lang="english!"><head><title> </title><meta name="description" content=""></head>' +
          '<body><main><h1>One</h1></main><main><h1>Two <em>2</em></h1></main></body></html>',
      ),
    ).toMatchInlineSnapshot(`
      "dist/site/paint/index.html
        found     2 <h1> elements: “One”, “Two 2”
        expected  one, which the shell makes from the title
        fix       Begin the content with ## instead of #.

      dist/site/paint/index.html
        found     2 <main> elements
        expected  one, which the shell writes
        fix       Write <div> or <section> inside the content.

      dist/site/paint/index.html
        found     <html lang="english!">
        expected  a language tag such as en
        fix       Set lang in the document.

      dist/site/paint/index.html
        found     an empty <title>
        expected  one title with text
        fix       Write \`title\` in the front matter.

      dist/site/paint/index.html
        found     an empty meta description
        expected  one sentence on the page
        fix       Write \`description\` in the front matter.

      5 faults"
    `);
  });

  it('reports a heading that skips a level', () => {
    expect(report(createPage('<h3>a</h3><h2>b</h2><h5>c</h5>'))).toMatchInlineSnapshot(`
      "dist/site/paint/index.html
        found     <h3> “a” after <h1> “Paint”
        expected  level 2 or less: readers of headings take a gap for a lost section
        fix       Use ##, or add the heading between.

      dist/site/paint/index.html
        found     <h5> “c” after <h2> “b”
        expected  level 3 or less: readers of headings take a gap for a lost section
        fix       Use ###, or add the heading between.

      2 faults"
    `);
  });
});
