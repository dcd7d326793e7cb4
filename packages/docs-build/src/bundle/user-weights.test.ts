import { expect, it } from 'vitest';
import { prepareWeights, sumUnion, sumWeights } from './user-weights';

const weights = prepareWeights(Array.from({ length: 70 }, (_, user) => (user < 40 ? 1 : 100)));

it.each<[name: string, words: readonly number[], sum: number]>([
  ['no user', [0, 0, 0], 0],
  ['users of one weight', [0b1011, 0, 0], 3],
  ['all bits of a word', [0xffffffff, 0, 0], 32],
  ['the highest bit', [0x80000000, 0x80000000, 0], 101],
  ['users of two weights in one word', [0, 0b11_1000_0000, 0], 1 + 200],
  ['users of the last word', [0, 0, 0b110000], 200],
])('sums %s', (_, words, sum) => {
  expect(sumWeights(Uint32Array.from(words), weights)).toBe(sum);
});

it('counts users of both sets once', () => {
  const [a, b] = [Uint32Array.of(0b0110, 0b1_0000_0000, 0), Uint32Array.of(0b1100, 0, 0b1)];
  expect(sumUnion(a, b, weights)).toBe(3 + 100 + 100);
});
