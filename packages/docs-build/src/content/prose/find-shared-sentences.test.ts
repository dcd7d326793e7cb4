import { expect, it } from 'vitest';
import { formatText } from 'diagnostics';
import { findSharedSentences } from './find-shared-sentences';

const page = (sourceFile: string, ...texts: readonly string[]) => ({
  sourceFile,
  sentences: texts.map((text, index) => ({ text, line: index + 6 })),
});
const own = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name} ${index}`);

it('names each shared sentence with both places', () => {
  const pages = [
    page('apps/paint/content/brush.mdx', 'a brush is a tool', 'it needs a label'),
    page('apps/paint/content/pen.mdx', 'a pen is thin', 'its ink is blue', 'it needs a label'),
  ];
  expect(formatText(findSharedSentences(pages))).toMatchInlineSnapshot(`
    "apps/paint/content/brush.mdx:7  DOCS3018
      received  “it needs a label”, which is also in apps/paint/content/pen.mdx:8; 1 of 2 sentences are on other pages too
      expected  at most one sentence in twenty that another page has
      hint      Say it on one page and link to that, or say what is particular here.

    apps/paint/content/pen.mdx:8  DOCS3018
      received  “it needs a label”, which is also in apps/paint/content/brush.mdx:7; 1 of 3 sentences are on other pages too
      expected  at most one sentence in twenty that another page has
      hint      Say it on one page and link to that, or say what is particular here.

    2 errors"
  `);
});

it.each([
  ['one in twenty', 19, 0],
  ['one in nineteen', 18, 2],
  ['one in forty', 39, 0],
])('%s', (_, others, diagnostics) => {
  const pages = [page('a', 'x', ...own('a', others)), page('b', 'x', ...own('b', others))];
  expect(findSharedSentences(pages)).toHaveLength(diagnostics);
});

it('does not mind a page that repeats itself', () => {
  expect(findSharedSentences([page('a', 'x', 'x')])).toEqual([]);
});
