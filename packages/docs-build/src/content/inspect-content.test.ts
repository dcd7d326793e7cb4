import { formatText } from 'diagnostics';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, it } from 'vitest';
import { inspectContent, type ContentInspection } from './inspect-content';

const inspect = (source: string): ContentInspection => {
  const into = { headings: [], links: [], demos: [], diagnostics: [], deferred: [] };
  inspectContent({ file: 'brush.mdx' }, into).plugin()(fromMarkdown(source));
  return into;
};

it('reports headings without words, whose address would be empty', () => {
  const { diagnostics } = inspect('##\n\n## 🎨\n\n## Tones 🎨\n\n## 颜色\n\n## 4\n');
  expect(formatText(diagnostics)).toMatchInlineSnapshot(`
    "brush.mdx:1  DOCS3026
      received  a heading without text
      expected  a heading with words: its address is made of them
      hint      Write what the section is about, or remove the heading.

    brush.mdx:3  DOCS3026
      received  the heading “🎨”
      expected  a heading with words: its address is made of them
      hint      Write what the section is about, or remove the heading.

    2 errors"
  `);
});
