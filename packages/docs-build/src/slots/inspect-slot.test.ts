import { describe, expect, it } from 'vitest';
import { inspectSlot } from './inspect-slot';

describe('inspectSlot', () => {
  it.each([
    '<p>Version 2 is <strong>here</strong>. <a href="/paint/new/">Read more</a></p>',
    '<ul><li><a href="https://example.com/" rel="external" hreflang="de" lang="de">Werkstatt</a></li></ul>',
    '<img src="/paint/sponsor.svg" alt="" width="80" height="20"/>',
    '<a href="mailto:docs@example.com">Write to us</a><br/><time dateTime="2026-01-01">today</time>',
    'Text only',
  ])('accepts %s', (html) => {
    expect(inspectSlot(html).problems).toEqual([]);
  });

  it.each([
    ['<h1>News</h1>', '<h1>', 'Write <strong>'],
    ['<nav><a href="/">a</a></nav>', '<nav>', 'the layout has its landmarks already'],
    ['<main></main>', '<main>', 'the layout has its landmarks already'],
    ['<script>alert(1)</script>', '<script>', 'What has to react is a demo'],
    ['<style>p{color:red}</style>', '<style>', 'What has to react is a demo'],
    ['<constructor></constructor>', '<constructor>', 'Use an element of the list'],
    ['<p onclick="alert(1)">a</p>', 'the attribute onclick of <p>', 'blocks event handlers'],
    ['<p style="color:red">a</p>', 'the attribute style of <p>', 'the layout has the styles'],
    ['<p class="d-main">a</p>', 'the attribute class of <p>', 'the layout has the styles'],
    ['<p id="main">a</p>', 'the attribute id of <p>', 'a page may have the same id'],
    ['<p data-demo="A">a</p>', 'the attribute data-demo of <p>', 'Remove it from <p>'],
    ['<p role="main">a</p>', 'the attribute role of <p>', 'Remove it from <p>'],
    ['<a href="javascript:alert(1)">a</a>', 'a link to javascript:alert(1)', 'Write the whole'],
    ['<a href="//example.com">a</a>', 'a link to //example.com', 'Write the whole address'],
    ['<a href="button/">a</a>', 'a link to button/', 'Write the whole address'],
    ['<a href="#props">a</a>', 'a link to #props', 'Write the whole address'],
    ['<a>a</a>', 'an <a> without href', 'Write the whole address'],
    [
      '<img src="https://example.com/a.png" alt="" width="1" height="1">',
      'an image from https://example.com/a.png',
      'public/',
    ],
    ['<img src="/a.png" width="1" height="1">', 'an <img> without alt', 'what the image shows'],
    ['<img src="/a.png" alt="" width="1">', 'an <img> without a size', 'nothing moves'],
    ['a'.repeat(4097), '4097 characters of HTML', 'link the page'],
  ])('reports %s', (html, received, hint) => {
    const { problems } = inspectSlot(html);
    expect(problems).toEqual([
      {
        received,
        expected: expect.any(String) as string,
        hint: expect.stringContaining(hint) as string,
      },
    ]);
  });

  it('lists each link and each problem once', () => {
    const html = '<a href="/a/">a</a><a href="/a/">b</a><a href="https://b.example/">c</a><hr><hr>';
    const { links, problems } = inspectSlot(html);
    expect(links).toEqual(['/a/', 'https://b.example/']);
    expect(problems).toHaveLength(1);
  });
});
