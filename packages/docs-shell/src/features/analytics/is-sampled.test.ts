import { describe, expect, it } from 'vitest';
import { isSampled } from './is-sampled';

describe('isSampled', () => {
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
  ])('at rate %j, random number %d: %s', (rate, drawn, expected) => {
    expect(isSampled(rate, () => drawn)).toBe(expected);
  });

  it('selects the fraction that the rate names', () => {
    let step = 0;
    const evenly = () => (step++ % 1000) / 1000;
    const sent = Array.from({ length: 10_000 }, () => isSampled('0.1', evenly)).filter(Boolean);
    expect(sent).toHaveLength(1000);
  });
});
