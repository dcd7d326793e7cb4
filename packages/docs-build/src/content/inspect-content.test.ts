import { formatText } from 'diagnostics';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { expect, it } from 'vitest';
import { inspectContent, type ContentInspection } from './inspect-content';

const inspect = (source: string): ContentInspection => {
  const into = { headings: [], links: [], demos: [], diagnostics: [], deferred: [] };
  const tree = fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  inspectContent({ file: 'brush.mdx' }, into).plugin()(tree);
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

it('reports the row of a table with cells that the page would leave out', () => {
  const { diagnostics, deferred } = inspect(`
| Prop | Type               |
| ---- | ------------------ |
| size | 'small' | 'large'  |
| kind | 'thin' \\| 'thick' |
| tone |
| hair | 'soft' | |
`);
  expect(deferred).toEqual([]);
  expect(formatText(diagnostics)).toMatchInlineSnapshot(`
    "brush.mdx:4  DOCS3028
      received  3 cells, of which the page would leave out “'large'”
      expected  at most 2, as in the first row of the table
      hint      Write | in a cell as \\|, or add a column to the first two rows.

    1 error"
  `);
});
