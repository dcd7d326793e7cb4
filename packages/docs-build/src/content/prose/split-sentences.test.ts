import { expect, it } from 'vitest';
import { splitSentences } from './split-sentences';

it.each([
  ['', []],
  ['It is optional. So is that.', []],
  [
    'Set `value` and it is  yours,\nalways. With Dialog.Title the dialog has a name!',
    ['set value and it is yours always', 'with dialog title the dialog has a name'],
  ],
  ['The package is @mui/material 7.1.0 here.', ['the package is mui material 7 1 0 here']],
])('%j', (text, expected) => {
  expect(splitSentences(text)).toEqual(expected);
});
