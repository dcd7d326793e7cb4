import { expect, it } from 'vitest';
import { findPreviewLines } from './find-preview-lines';

const long = Array.from({ length: 30 }, () => '<i />').join('\n');

it.each([
  [
    'a returned element',
    'export default function A() {\n  return (\n    <b>\n    </b>\n  );\n}',
    [2, 4],
  ],
  ['one line', 'export default function A() {\n  return <b />;\n}', [1, 2]],
  [
    'the last return',
    'export default function A() {\n  if (x) return null;\n  return <b />;\n}',
    [2, 3],
  ],
  ['an arrow', 'export default () => <b />;', [0, 1]],
  ['a named arrow', 'const A = () => (\n  <b />\n);\nexport default A;', [1, 2]],
  ['a named function', 'function A() {\n  return <b />;\n}\nexport default A;', [1, 2]],
  ['an exported name', 'export const A = () => (\n  <b />\n);\nexport default A;', [1, 2]],
  ['what follows other characters', '// 😀\nexport default () => <b />;', [1, 2]],
  ['too many lines', `export default () => (\n<div>\n${long}\n</div>\n);`, [1, 11, true]],
  ['something wrapped', 'export default memo(A);', undefined],
  ['code that does not parse', 'export default () => <b>;', undefined],
  ['no default export', 'export const a = 1;', undefined],
])('%s', (_name, source, expected) => {
  const range = findPreviewLines(source);
  expect(range && [range.start, range.end, ...(range.isCut ? [true] : [])]).toEqual(expected);
});
