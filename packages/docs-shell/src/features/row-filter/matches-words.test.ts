import { expect, it } from 'vitest';
import { matchesWords } from './matches-words';

it.each([
  ['disableElevation boolean', '', true],
  ['disableElevation boolean', 'elevation', true],
  ['disableElevation boolean', 'Bool elev', true],
  ['disableElevation boolean', 'elevation string', false],
])('“%s” with the query “%s”: %s', (text, query, expected) => {
  expect(matchesWords(text, query)).toBe(expected);
});
