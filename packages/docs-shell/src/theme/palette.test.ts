import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast';
import { contrastPairs } from './contrast-pairs';
import { palettes } from './palette';

const rows = Object.entries(palettes).flatMap(([scheme, palette]) =>
  contrastPairs.flatMap(({ foreground, grounds, minRatio }) =>
    grounds.map((ground) => ({ scheme, foreground, ground, minRatio, palette })),
  ),
);

describe('palettes', () => {
  it.each(rows)(
    '$scheme: $foreground on $ground is at least $minRatio:1',
    ({ palette, foreground, ground, minRatio }) => {
      expect(contrastRatio(palette[foreground], palette[ground])).toBeGreaterThanOrEqual(minRatio);
    },
  );

  it('has at most six syntax colors', () => {
    for (const palette of Object.values(palettes)) {
      const names = Object.keys(palette).filter((name) => /^code(?!Ground)/.test(name));
      expect(names.length).toBeLessThanOrEqual(6);
    }
  });
});

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
  ])('%s on %s', (first, other, expected) => {
    expect(contrastRatio(first, other)).toBeCloseTo(expected, 2);
  });

  it('throws on other notations', () => {
    expect(() => contrastRatio('red', '#ffffff')).toThrow('received red');
  });
});
