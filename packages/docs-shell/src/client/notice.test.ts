import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNotice } from './notice';

describe('createNotice', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is shown for the given time', () => {
    const draw = vi.fn();
    createNotice(draw).show(1200);
    vi.advanceTimersByTime(1199);
    expect(draw.mock.calls).toEqual([[true]]);
    vi.advanceTimersByTime(1);
    expect(draw.mock.calls).toEqual([[true], [false]]);
  });

  it('counts anew when it is shown again', () => {
    const draw = vi.fn();
    const notice = createNotice(draw);
    notice.show(1200);
    vi.advanceTimersByTime(1000);
    notice.show(2000);
    vi.advanceTimersByTime(1999);
    expect(draw).not.toHaveBeenCalledWith(false);
    vi.advanceTimersByTime(1);
    expect(draw).toHaveBeenLastCalledWith(false);
    expect(draw).toHaveBeenCalledTimes(3);
  });
});
