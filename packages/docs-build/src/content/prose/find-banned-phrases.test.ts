import { expect, it } from 'vitest';
import { findBannedPhrases } from './find-banned-phrases';

it.each([
  ['Nobody reads this.', ['Nobody']],
  ['It cannot be had together with the other. It can’t be had at all.', ['cannot be had']],
  ['Simply set it, whoever you are.', ['whoever', 'Simply']],
  ['The label stands above the field.', ['stands above']],
  ['The abbreviation stands for a name, and the file lies.', []],
  ['Don’t write “nobody” or “of course”.', []],
  ['A simple matter of courses.', []],
])('%s', (text, phrases) => {
  expect(findBannedPhrases(text).map(({ phrase }) => phrase)).toEqual(phrases);
});
