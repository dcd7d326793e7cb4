import { describe, expect, it } from 'vitest';
import type { SafeStorage } from '../safe-storage';
import { isVitalsVisitor } from './vitals-sample';

function memory(canWrite = true): SafeStorage {
  let value: string | null = null;
  return { get: () => value, set: (_, next) => ((value = canWrite ? next : null), canWrite) };
}

describe('isVitalsVisitor', () => {
  it('chooses one visitor in ten thousand (SPEC AN-3)', () => {
    let chosen = 0;
    for (let visitor = 0; visitor < 1_000_000; visitor += 1) {
      if (isVitalsVisitor(memory())) chosen += 1;
    }
    expect(chosen).toBeGreaterThanOrEqual(60);
    expect(chosen).toBeLessThanOrEqual(140);
  });

  it.each([
    [0, true],
    [0.00009, true],
    [0.0001, false],
    [0.9, false],
  ])('keeps the decision of the first page, drawn %d', (drawn, expected) => {
    const storage = memory();
    expect(isVitalsVisitor(storage, () => drawn)).toBe(expected);
    expect(isVitalsVisitor(storage, () => 1 - drawn)).toBe(expected);
  });

  it('chooses nobody who cannot keep it', () => {
    expect(isVitalsVisitor(memory(false), () => 0)).toBe(false);
  });
});
