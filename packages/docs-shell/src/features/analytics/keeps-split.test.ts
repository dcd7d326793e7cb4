import { describe, expect, it } from 'vitest';
import { keepsSplit } from './keeps-split';

describe('keepsSplit', () => {
  it.each([
    [undefined, 0.999, true],
    ['0.1', 0, true],
    ['0.1', 0.0999, true],
    ['0.1', 0.1, false],
    ['0.1', 0.9, false],
    ['0', 0, false],
    ['1', 0.999, true],
    ['', 0.5, true],
    ['half', 0.9, true],
  ])('of a split %j, drawn %d: %s', (split, drawn, expected) => {
    expect(keepsSplit(split, () => drawn)).toBe(expected);
  });

  it('sends the fraction that it names', () => {
    let step = 0;
    const evenly = () => (step++ % 1000) / 1000;
    const sent = Array.from({ length: 10_000 }, () => keepsSplit('0.1', evenly)).filter(Boolean);
    expect(sent).toHaveLength(1000);
  });
});
