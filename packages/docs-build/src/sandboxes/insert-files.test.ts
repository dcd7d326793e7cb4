import { describe, expect, it } from 'vitest';
import { javascriptFile, insertFiles } from './insert-files';

describe('insertFiles', () => {
  it.each([
    [['button/BasicButtons.tsx'], ['src/demo/BasicButtons.tsx']],
    [['Plain.tsx'], ['src/demo/Plain.tsx']],
    [
      ['dialog/Basic.tsx', 'dialog/dialog.css'],
      ['src/demo/Basic.tsx', 'src/demo/dialog.css'],
    ],
    [
      ['dialog/Basic.tsx', 'theme.css'],
      ['src/demo/dialog/Basic.tsx', 'src/demo/theme.css'],
    ],
    [
      ['grid/rows/Rows.tsx', 'grid/data/people.ts'],
      ['src/demo/rows/Rows.tsx', 'src/demo/data/people.ts'],
    ],
  ])('%j', (files, expected) => {
    expect(files.map(insertFiles(files))).toEqual(expected);
  });
});

it.each([
  ['a/B.tsx', 'a/B.jsx'],
  ['a/data.ts', 'a/data.js'],
  ['a/theme.css', 'a/theme.css'],
])('javascriptFile(%s)', (file, expected) => {
  expect(javascriptFile(file)).toBe(expected);
});
