import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNotice } from './notice';

describe('createNotice', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows it for the given time', () => {
    const render = vi.fn();
    createNotice(render).show(1200);
    vi.advanceTimersByTime(1199);
    expect(render.mock.calls).toEqual([[true]]);
    vi.advanceTimersByTime(1);
    expect(render.mock.calls).toEqual([[true], [false]]);
  });

  it('restarts the time when it is shown again', () => {
    const render = vi.fn();
    const notice = createNotice(render);
    notice.show(1200);
    vi.advanceTimersByTime(1000);
    notice.show(2000);
    vi.advanceTimersByTime(1999);
    expect(render).not.toHaveBeenCalledWith(false);
    vi.advanceTimersByTime(1);
    expect(render).toHaveBeenLastCalledWith(false);
    expect(render).toHaveBeenCalledTimes(3);
  });
});
