import { describe, expect, it } from 'vitest';
import { cutVariants, skipRendered, type VariantSlice } from './cut-variants';

const create = (count: number) => ({
  code: '',
  variants: Array.from({ length: count }, () => ({ props: [], hasAxe: false })),
});

/** `2:3+4`: four variants of module 2, beginning with variant 3. */
const describeSlices = (slices: readonly VariantSlice[]) =>
  slices.map(({ index, first, variants }) => `${index}:${first}+${variants.length}`).join(' ');

describe('cutVariants', () => {
  it.each<[string, number[], string[]]>([
    ['nothing', [], []],
    ['modules that fit into one process', [2, 1], ['0:0+2 1:0+1']],
    ['a module that needs several', [7], ['0:0+3', '0:3+3', '0:6+1']],
    ['a module that begins where another ends', [2, 4], ['0:0+2 1:0+1', '1:1+3']],
    ['modules without variants', [0, 0, 0, 0], ['0:0+0 1:0+0 2:0+0', '3:0+0']],
  ])('cuts %s', (_, counts, expected) => {
    expect(cutVariants(counts.map(create), 3).map(describeSlices)).toEqual(expected);
  });
});

describe('skipRendered', () => {
  const [batch = []] = cutVariants([2, 1].map(create), 9);

  it.each([
    [0, '0:-1', '1:0+1'],
    [1, '0:0', '0:1+1 1:0+1'],
    [2, '0:1', '1:0+1'],
    [3, '1:-1', ''],
    [4, '1:0', ''],
    [5, '', ''],
  ])('after %i renderings %s comes next', (rendered, expected, left) => {
    const { next, rest } = skipRendered(batch, rendered);
    expect(next ? `${next.index}:${next.variant}` : '').toBe(expected);
    expect(describeSlices(rest)).toBe(left);
  });
});
