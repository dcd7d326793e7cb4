import { expect, it } from 'vitest';
import { formatText } from 'diagnostics';
import { groupDiagnostics } from './group-diagnostics';

const diagnostic = {
  code: 'DOCS5001',
  received: '<a href="/gone/">',
  expected: 'a page',
  hint: 'Correct it.',
} as const;

it('reports a diagnostic of many pages once', () => {
  const diagnostics = ['a', 'b', 'c', 'd'].map((file) => ({ ...diagnostic, file }));
  expect(formatText(groupDiagnostics(diagnostics))).toMatchInlineSnapshot(`
    "a  DOCS5001
      received  <a href="/gone/">
                also in 3 more: b, c, …
      expected  a page
      hint      Correct it.

    1 error"
  `);
});

it('does not group diagnostics of source files, and different ones', () => {
  const diagnostics = [
    { ...diagnostic, file: 'a.mdx', line: 1 },
    { ...diagnostic, file: 'a.mdx', line: 2 },
    { ...diagnostic, file: 'b.mdx', received: 'else' },
  ];
  expect(groupDiagnostics(diagnostics)).toEqual(diagnostics);
});

it('removes duplicates of the same location', () => {
  expect(
    groupDiagnostics([
      { ...diagnostic, file: 'a.mdx', line: 1 },
      { ...diagnostic, file: 'a.mdx', line: 1 },
    ]),
  ).toHaveLength(1);
});
