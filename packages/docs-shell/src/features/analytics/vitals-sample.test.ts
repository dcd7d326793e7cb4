import { describe, expect, it } from 'vitest';
import type { SafeStorage } from '../../client/safe-storage';
import { isVitalsVisitor } from './vitals-sample';

function memory(canWrite = true): SafeStorage {
  let value: string | null = null;
  return { get: () => value, set: (_, next) => ((value = canWrite ? next : null), canWrite) };
}

/** Returns a generator of numbers between 0 and 1 that depends on the seed only (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe('isVitalsVisitor', () => {
  it.each([1, 2, 3])('selects one visitor in ten thousand, seed %d', (seed) => {
    const random = createRandom(seed);
    let chosen = 0;
    for (let visitor = 0; visitor < 1_000_000; visitor += 1) {
      if (isVitalsVisitor(memory(), random)) chosen += 1;
    }
    expect(chosen).toBeGreaterThanOrEqual(60);
    expect(chosen).toBeLessThanOrEqual(140);
  });

  it.each([
    [0, true],
    [0.00009, true],
    [0.0001, false],
    [0.9, false],
  ])('keeps the decision of the first page, random number %d', (drawn, expected) => {
    const storage = memory();
    expect(isVitalsVisitor(storage, () => drawn)).toBe(expected);
    expect(isVitalsVisitor(storage, () => 1 - drawn)).toBe(expected);
  });

  it('selects no visitor whose storage is blocked', () => {
    expect(isVitalsVisitor(memory(false), () => 0)).toBe(false);
  });
});
