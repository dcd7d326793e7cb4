import { expect, it } from 'vitest';
import { normalizeCode } from './normalize-code';

it.each([
  ["'a' | 'b'", '"a"|"b"'],
  ['{ a: string; b: number; }', '{a: string; b: number}'],
  ['Array<\n  | string\n  | number\n>', 'Array<string | number>'],
  ['(a: string,\n) => void', '(a: string) => void'],
])('reads %s and %s as the same', (first, other) => {
  expect(normalizeCode(first)).toBe(normalizeCode(other));
});

it.each([
  ["'a b'", "'ab'"],
  ["'a;}'", "'a}'"],
  ['string | number', 'number | string'],
  ['a: string', 'a?: string'],
])('keeps the difference between %s and %s', (first, other) => {
  expect(normalizeCode(first)).not.toBe(normalizeCode(other));
});
