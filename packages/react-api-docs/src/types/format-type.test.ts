import { expect, it } from 'vitest';
import { formatType } from './format-type';

const long = "'a long alternative' | 'another long alternative' | 'and one that is too long'";

it('writes each alternative of a long union on its own line', () => {
  expect(formatType(long)).toMatchInlineSnapshot(`
    "| 'a long alternative'
    | 'another long alternative'
    | 'and one that is too long'"
  `);
});

it('writes a long union within other types without an empty line', () => {
  expect(formatType(`MuiEvent<${long}>`)).toMatchInlineSnapshot(`
    "MuiEvent<
      | 'a long alternative'
      | 'another long alternative'
      | 'and one that is too long'
    >"
  `);
  expect(formatType(`(event: ${long}, details: object) => void`)).toMatchInlineSnapshot(`
    "(
      event:
        | 'a long alternative'
        | 'another long alternative'
        | 'and one that is too long',
      details: object,
    ) => void"
  `);
  expect(formatType(`{ kind: ${long}; size?: number }`)).toMatchInlineSnapshot(`
    "{
      kind:
        | 'a long alternative'
        | 'another long alternative'
        | 'and one that is too long';
      size?: number;
    }"
  `);
});

it('returns text unchanged if it is not a type', () => {
  expect(formatType('a type of words')).toBe('a type of words');
});
