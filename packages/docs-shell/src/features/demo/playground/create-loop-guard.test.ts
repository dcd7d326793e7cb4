import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLoopGuard } from './create-loop-guard';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A clock that advances each time it is read. */
function createClock(step: number) {
  let time = 0;
  return () => (time += step);
}

function loop(guard: () => void, iterations: number) {
  for (let count = 0; count < iterations; count += 1) guard();
}

it('throws in an endless loop', () => {
  const guard = createLoopGuard(createClock(50));
  expect(() => loop(guard, Infinity)).toThrow('A loop ran too long.');
  // A second try in the same task throws at once.
  expect(() => loop(guard, 500)).toThrow('A loop ran too long.');
  vi.runAllTimers();
  expect(() => loop(guard, 500)).not.toThrow();
});

it('does not throw in loops of many short tasks', () => {
  const guard = createLoopGuard(createClock(50));
  for (let task = 0; task < 100; task += 1) {
    loop(guard, 10_000);
    vi.runAllTimers();
  }
});
