import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchForAd } from './watch-for-ad.client';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Watches a place where an ad appears after so many milliseconds; what was told, with its time. */
function watch(shownAfter: number) {
  const start = Date.now();
  const now = () => Date.now() - start;
  const told: string[] = [];
  const looks: number[] = [];
  const look = watchForAd({
    isShown: () => {
      looks.push(now());
      return now() >= shownAfter;
    },
    onShown: () => told.push(`shown ${now()}`),
    onBlocked: () => told.push(`blocked ${now()}`),
    onEnd: () => told.push(`end ${now()}`),
  });
  return { told, looks, look };
}

describe('watchForAd', () => {
  it('tells of a blocker at the sixth look, not at the fifth', () => {
    const { told, looks } = watch(Infinity);
    vi.advanceTimersByTime(2999);
    expect(looks).toEqual([500, 1000, 1500, 2000, 2500]);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(looks).toHaveLength(6);
    expect(told).toEqual(['blocked 3000']);
  });

  it('looks thirty times and no more', () => {
    const { told, looks } = watch(Infinity);
    vi.advanceTimersByTime(60_000);
    expect(looks).toHaveLength(30);
    expect(told).toEqual(['blocked 3000', 'end 15000']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    [0, ['shown 500']],
    [1200, ['shown 1500']],
    [3000, ['shown 3000']],
    [3001, ['blocked 3000', 'shown 3500']],
    [15_000, ['blocked 3000', 'shown 15000']],
    [15_001, ['blocked 3000', 'end 15000']],
  ])('tells of an ad after %d ms: %o', (shownAfter, expected) => {
    const { told } = watch(shownAfter);
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual(expected);
  });

  it('looks out of turn when it is asked to', () => {
    const { told, look } = watch(700);
    look();
    vi.advanceTimersByTime(700);
    look();
    look();
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual(['shown 700']);
  });
});
