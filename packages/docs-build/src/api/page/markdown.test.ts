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

it('returns the links into this site, including those of cached texts', () => {
  takeLinks();
  render('[a](/a/) and [b](https://b.dev/)');
  expect(takeLinks()).toEqual(['/a/']);
  render('[a](/a/) and [b](https://b.dev/)');
  expect(takeLinks()).toEqual(['/a/']);
  expect(takeLinks()).toEqual([]);
});

it('returns the first paragraph as plain text', () => {
  expect(firstParagraph('# Title\n\nOne `two`\n[three](/x/).\n\nFour.')).toBe('One two three.');
});
