import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLoopGuard } from './create-loop-guard';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A clock that each look moves on. */
function createClock(step: number) {
  let time = 0;
  return () => (time += step);
}

function loop(guard: () => void, rounds: number) {
  for (let round = 0; round < rounds; round += 1) guard();
}

it('ends a loop without end', () => {
  const guard = createLoopGuard(createClock(50));
  expect(() => loop(guard, Infinity)).toThrow('A loop did not come to an end.');
  // Neither does the same loop in another try, which takes no time.
  expect(() => loop(guard, 500)).toThrow('A loop did not come to an end.');
  vi.runAllTimers();
  expect(() => loop(guard, 500)).not.toThrow();
});

it('lets many loops of many tasks run', () => {
  const guard = createLoopGuard(createClock(50));
  for (let task = 0; task < 100; task += 1) {
    loop(guard, 10_000);
    vi.runAllTimers();
  }
});
