import { expect, it } from 'vitest';
import { createMarkdownRenderer, firstParagraph } from './markdown';

const { render, takeLinks } = createMarkdownRenderer((href) =>
  href.startsWith('#') ? undefined : href,
);

it.each([
  ['', ''],
  ['One `<p>` & more', 'One <code>&lt;p&gt;</code> &amp; more'],
  ['First.\n\nSecond.', '<p>First.</p>\n<p>Second.</p>'],
  ['- a => b', '<ul>\n<li>a =&gt; b</li>\n</ul>'],
  ['<b>bold</b>', '&lt;b&gt;bold&lt;/b&gt;'],
  ['# Title', '<strong>Title</strong>'],
  ['[here](/system/box/)', '<a href="/system/box/">here</a>'],
  ['[there](https://react.dev/)', '<a href="https://react.dev/" rel="external noopener">there</a>'],
  ['[nowhere](#gone)', 'nowhere'],
])('%j is %s', (markdown, html) => {
  expect(render(markdown)).toBe(html);
});

it('tells the links into this site, of what was read before too', () => {
  takeLinks();
  render('[a](/a/) and [b](https://b.dev/)');
  expect(takeLinks()).toEqual(['/a/']);
  render('[a](/a/) and [b](https://b.dev/)');
  expect(takeLinks()).toEqual(['/a/']);
  expect(takeLinks()).toEqual([]);
});

it('reads the first paragraph as a plain text', () => {
  expect(firstParagraph('# Title\n\nOne `two`\n[three](/x/).\n\nFour.')).toBe('One two three.');
});
