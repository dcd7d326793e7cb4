import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pingIntervalMs, pongTimeoutMs, startHeartbeat } from './heartbeat.client';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Starts the heartbeat of a document that answers while `isResponsive` returns true. */
function start(isResponsive: () => boolean, pongDelayMs = 100) {
  const onTimeout = vi.fn();
  const heartbeat = startHeartbeat({
    sendPing(ping) {
      if (isResponsive()) {
        setTimeout(() => heartbeat.receivePong(ping), pongDelayMs);
      }
    },
    onTimeout,
  });
  return { onTimeout, heartbeat };
}

describe('startHeartbeat', () => {
  it('does not time out while the document answers', () => {
    const { onTimeout, heartbeat } = start(() => true);
    vi.advanceTimersByTime(60_000);
    expect(onTimeout).not.toHaveBeenCalled();
    heartbeat.stop();
  });

  it('times out once when the document stops answering', () => {
    let isResponsive = true;
    const { onTimeout } = start(() => isResponsive);
    vi.advanceTimersByTime(10_000);
    isResponsive = false;
    vi.advanceTimersByTime(pongTimeoutMs);
    expect(onTimeout).not.toHaveBeenCalled();
    vi.advanceTimersByTime(3 * pingIntervalMs);
    expect(onTimeout).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    expect(onTimeout).toHaveBeenCalledTimes(1);
  });

  it('ignores a short pause', () => {
    let isResponsive = true;
    const { onTimeout, heartbeat } = start(() => isResponsive);
    vi.advanceTimersByTime(5000);
    isResponsive = false;
    vi.advanceTimersByTime(3000);
    isResponsive = true;
    vi.advanceTimersByTime(60_000);
    expect(onTimeout).not.toHaveBeenCalled();
    heartbeat.stop();
  });

  it('ignores the time during which the page was suspended', () => {
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
    const { onTimeout, heartbeat } = start(() => true, 1500);
    vi.advanceTimersByTime(5000);
    // No timer of the page ran for an hour: the next interval comes before the pong.
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(60_000);
    expect(onTimeout).not.toHaveBeenCalled();
    heartbeat.stop();
  });

  it('sends no pings while the page is hidden, and none after stop', () => {
    const sendPing = vi.fn();
    const heartbeat = startHeartbeat({ sendPing, onTimeout: () => {} });
    vi.stubGlobal('document', { hidden: true });
    vi.advanceTimersByTime(10_000);
    expect(sendPing).not.toHaveBeenCalled();
    vi.stubGlobal('document', { hidden: false });
    vi.advanceTimersByTime(pingIntervalMs);
    expect(sendPing).toHaveBeenCalledTimes(1);
    heartbeat.stop();
    vi.advanceTimersByTime(10_000);
    expect(sendPing).toHaveBeenCalledTimes(1);
  });
});
