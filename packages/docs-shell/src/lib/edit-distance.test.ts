import { expect, it } from 'vitest';
import { editDistance } from './edit-distance';

it.each([
  ['accordian', 'accordion', 1],
  ['dailog', 'dialog', 1],
  ['buton', 'button', 1],
  ['pallete', 'palette', 2],
  ['same', 'same', 0],
  ['one', 'another', 3],
  ['', 'ab', 2],
  ['aa', 'aaa', 1],
  ['abcd', 'badc', 2],
  ['listitem', 'listitemtext', 3],
])('compares %s with %s', (from, to, distance) => {
  expect(editDistance(from, to, 2)).toBe(distance);
  expect(editDistance(to, from, 2)).toBe(distance);
});

it('agrees with the recursive definition on every pair of short words', () => {
  const letters = ['a', 'b', 'c'];
  const grow = (words: readonly string[]) =>
    words.flatMap((word) => letters.map((letter) => word + letter));
  const two = ['', ...letters, ...grow(letters)];
  const words = [...two, ...grow(grow(letters)), ...grow(grow(grow(letters)))];
  for (const from of words) {
    for (const to of words) {
      expect(editDistance(from, to, 9), `${from} to ${to}`).toBe(definedDistance(from, to));
    }
  }
});

/** The recursive definition of the distance. */
function definedDistance(from: string, to: string): number {
  if (from === '' || to === '') return from.length + to.length;
  const [a, b] = [from.slice(0, -1), to.slice(0, -1)];
  const change = from.at(-1) === to.at(-1) ? 0 : 1;
  const steps = [
    definedDistance(a, to) + 1,
    definedDistance(from, b) + 1,
    definedDistance(a, b) + change,
  ];
  if (from.length > 1 && from.at(-1) === to.at(-2) && from.at(-2) === to.at(-1)) {
    steps.push(definedDistance(a.slice(0, -1), b.slice(0, -1)) + 1);
  }
  return Math.min(...steps);
}
