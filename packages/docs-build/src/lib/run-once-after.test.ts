import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runOnceAfter } from './run-once-after';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('runs once, when it was not called for the time', () => {
  const run = vi.fn();
  const call = runOnceAfter(1000, run);
  vi.advanceTimersByTime(5000);
  expect(run).not.toHaveBeenCalled();
  call();
  vi.advanceTimersByTime(900);
  call();
  vi.advanceTimersByTime(900);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledOnce();
  call();
  vi.advanceTimersByTime(5000);
  expect(run).toHaveBeenCalledOnce();
});
