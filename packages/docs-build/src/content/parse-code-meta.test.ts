import { describe, expect, it } from 'vitest';
import { formatFaults } from '../faults';
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
    expect(parseCodeMeta(meta, language, text)).toMatchObject({ ...expected, faults: [] });
  });

  it('names everything that is wrong', () => {
    const faults = [
      ...parseCodeMeta('{0} {2-9} {x} /needle/ wide', 'ts', code).faults,
      ...parseCodeMeta('', 'diff', '+a\nb').faults,
    ];
    expect(formatFaults(faults.map((fault) => ({ file: 'a.mdx', ...fault }))))
      .toMatchInlineSnapshot(`
      "a.mdx
        found     the lines {0} of a code block of 3
        expected  numbers and ranges from 1 to 3, such as {1,3-5}
        fix       Correct the numbers: they count from the first line of the block.

      a.mdx
        found     the lines {2-9} of a code block of 3
        expected  numbers and ranges from 1 to 3, such as {1,3-5}
        fix       Correct the numbers: they count from the first line of the block.

      a.mdx
        found     the lines {x} of a code block of 3
        expected  numbers and ranges from 1 to 3, such as {1,3-5}
        fix       Correct the numbers: they count from the first line of the block.

      a.mdx
        found     the option “wide” of a code block
        expected  title="…", numbered, collapsed, {1,3-5}, /text/, or after diff a language
        fix       Correct or remove it.

      a.mdx
        found     the text /needle/ to point out
        expected  a text that stands in a line of the block
        fix       Correct the text, or write / in it as \\/.

      a.mdx
        found     “b” in line 2 of a diff
        expected  lines that start with +, - or a space
        fix       Put the sign, or a space, before the line.

      6 faults"
    `);
  });
});
