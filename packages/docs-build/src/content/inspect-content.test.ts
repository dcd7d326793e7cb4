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
  expect(diagnostics.map(({ code, line, received }) => [code, line, received])).toEqual([
    ['DOCS3026', 1, 'a heading without text'],
    ['DOCS3026', 3, 'the heading “🎨”'],
  ]);
});
