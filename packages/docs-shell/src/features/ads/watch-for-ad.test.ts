import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchForAd } from './watch-for-ad.client';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Watches a slot in which an ad appears. Records the calls with their time in milliseconds. */
function watch(shownAfterMs: number) {
  const start = Date.now();
  const now = () => Date.now() - start;
  const calls: string[] = [];
  const checks: number[] = [];
  const checkNow = watchForAd({
    isShown: () => {
      checks.push(now());
      return now() >= shownAfterMs;
    },
    onShown: () => calls.push(`shown ${now()}`),
    onBlocked: () => calls.push(`blocked ${now()}`),
    onEnd: () => calls.push(`end ${now()}`),
  });
  return { calls, checks, checkNow };
}

describe('watchForAd', () => {
  it('reports a blocker at the sixth check, not at the fifth', () => {
    const { calls, checks } = watch(Infinity);
    vi.advanceTimersByTime(2999);
    expect(checks).toEqual([500, 1000, 1500, 2000, 2500]);
    expect(calls).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(checks).toHaveLength(6);
    expect(calls).toEqual(['blocked 3000']);
  });

  it('stops after thirty checks', () => {
    const { calls, checks } = watch(Infinity);
    vi.advanceTimersByTime(60_000);
    expect(checks).toHaveLength(30);
    expect(calls).toEqual(['blocked 3000', 'end 15000']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    [0, ['shown 500']],
    [1200, ['shown 1500']],
    [3000, ['shown 3000']],
    [3001, ['blocked 3000', 'shown 3500']],
    [15_000, ['blocked 3000', 'shown 15000']],
    [15_001, ['blocked 3000', 'end 15000']],
  ])('reports an ad that appears after %d ms: %o', (shownAfterMs, expected) => {
    const { calls } = watch(shownAfterMs);
    vi.advanceTimersByTime(60_000);
    expect(calls).toEqual(expected);
  });

  it('checks immediately on request', () => {
    const { calls, checkNow } = watch(700);
    checkNow();
    vi.advanceTimersByTime(700);
    checkNow();
    checkNow();
    vi.advanceTimersByTime(60_000);
    expect(calls).toEqual(['shown 700']);
  });
});
