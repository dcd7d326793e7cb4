import { describe, expect, it } from 'vitest';
import { formatText } from 'diagnostics';
import { parseCodeMeta } from './parse-code-meta';

const code = 'const a = 1;\nconst b = a;\nconst c = b;';
const long = Array.from({ length: 13 }, (_, index) => `line ${index}`).join('\n');

describe('parseCodeMeta', () => {
  it.each([
    ['', 'ts', code, { collapsed: false, marks: {} }],
    ['title="a b.ts"', 'ts', code, { title: 'a b.ts', collapsed: false, marks: {} }],
    ['numbered {1,2-3}', 'ts', code, { marks: { numbered: true, highlighted: [1, 2, 3] } }],
    [String.raw`/a =/ /const\ b/`, 'ts', code, { marks: { words: ['a =', 'const b'] } }],
    ['tsx', 'diff', '+a\n-b\n c\n', { grammar: 'tsx', marks: { diff: true } }],
    ['collapsed', 'text', long, { collapsed: true }],
    ['collapsed', 'ts', code, { collapsed: false }],
  ])('%s after %s', (meta, language, text, expected) => {
    expect(parseCodeMeta(meta, language, text)).toMatchObject({ ...expected, diagnostics: [] });
  });

  it('reports all problems', () => {
    const diagnostics = [
      ...parseCodeMeta('{0} {2-9} {x} /needle/ wide', 'ts', code).diagnostics,
      ...parseCodeMeta('', 'diff', '+a\nb').diagnostics,
    ];
    expect(formatText(diagnostics.map((diagnostic) => ({ file: 'a.mdx', ...diagnostic }))))
      .toMatchInlineSnapshot(`
        "a.mdx  DOCS3014
          received  the lines {0} of a code block of 3
          expected  numbers and ranges from 1 to 3, such as {1,3-5}
          hint      Correct the numbers: they count from the first line of the block.

        a.mdx  DOCS3014
          received  the lines {2-9} of a code block of 3
          expected  numbers and ranges from 1 to 3, such as {1,3-5}
          hint      Correct the numbers: they count from the first line of the block.

        a.mdx  DOCS3014
          received  the lines {x} of a code block of 3
          expected  numbers and ranges from 1 to 3, such as {1,3-5}
          hint      Correct the numbers: they count from the first line of the block.

        a.mdx  DOCS3014
          received  the option “wide” of a code block
          expected  title="…", numbered, collapsed, {1,3-5}, /text/, or after diff a language
          hint      Correct or remove it.

        a.mdx  DOCS3014
          received  the text /needle/ to point out
          expected  a text that occurs in a line of the block
          hint      Correct the text, or write / in it as \\/.

        a.mdx  DOCS3014
          received  “b” in line 2 of a diff
          expected  lines that start with +, - or a space
          hint      Put the sign, or a space, before the line.

        6 errors"
      `);
  });
});
