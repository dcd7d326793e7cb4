import { expect, it } from 'vitest';
import { isRelative, resolveRelativeImport } from './resolve-relative-import';

const files = {
  'src/demo/theme.css': '',
  'src/demo/grid/rows.ts': '',
  'src/demo/grid/parts/index.tsx': '',
  'src/demo/grid/data.json': '',
};

it.each([
  ['../theme.css', 'src/demo/theme.css'],
  ['./rows', 'src/demo/grid/rows.ts'],
  ['./rows.ts', 'src/demo/grid/rows.ts'],
  ['./parts', 'src/demo/grid/parts/index.tsx'],
  ['./data.json', 'src/demo/grid/data.json'],
  ['./../grid/rows', 'src/demo/grid/rows.ts'],
  ['./missing', undefined],
  ['../../../../theme.css', undefined],
  ['./toString', undefined],
])('resolves %s to %s', (specifier, expected) => {
  expect(resolveRelativeImport(specifier, 'src/demo/grid/Grid.tsx', files)).toBe(expected);
});

it.each([
  ['./a', true],
  ['..', true],
  ['.a', false],
  ['@mui/material', false],
])('isRelative(%j) is %s', (specifier, expected) => {
  expect(isRelative(specifier)).toBe(expected);
});
