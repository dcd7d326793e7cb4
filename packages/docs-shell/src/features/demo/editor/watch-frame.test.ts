import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerWithin, pingEvery, watchFrame } from './watch-frame.client';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Watches a document that answers as long as `isAlive` says so. */
function start(isAlive: () => boolean) {
  const onSilent = vi.fn();
  const watch = watchFrame({
    ask(ping) {
      if (isAlive()) {
        setTimeout(() => watch.heard(ping), 100);
      }
    },
    onSilent,
  });
  return { onSilent, watch };
}

describe('watchFrame', () => {
  it('says nothing about a document that answers', () => {
    const { onSilent, watch } = start(() => true);
    vi.advanceTimersByTime(60_000);
    expect(onSilent).not.toHaveBeenCalled();
    watch.stop();
  });

  it('says once that a document has stopped to answer', () => {
    let isAlive = true;
    const { onSilent } = start(() => isAlive);
    vi.advanceTimersByTime(10_000);
    isAlive = false;
    vi.advanceTimersByTime(answerWithin);
    expect(onSilent).not.toHaveBeenCalled();
    vi.advanceTimersByTime(3 * pingEvery);
    expect(onSilent).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    expect(onSilent).toHaveBeenCalledTimes(1);
  });

  it('forgives a pause, and its own sleep', () => {
    let isAlive = true;
    const { onSilent, watch } = start(() => isAlive);
    vi.advanceTimersByTime(5000);
    isAlive = false;
    vi.advanceTimersByTime(3000);
    isAlive = true;
    vi.advanceTimersByTime(60_000);
    // An hour in which no timer of the page ran.
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(60_000);
    expect(onSilent).not.toHaveBeenCalled();
    watch.stop();
  });

  it('asks nothing while nobody looks, and nothing after it was stopped', () => {
    const ask = vi.fn();
    const watch = watchFrame({ ask, onSilent: () => {} });
    vi.stubGlobal('document', { hidden: true });
    vi.advanceTimersByTime(10_000);
    expect(ask).not.toHaveBeenCalled();
    vi.stubGlobal('document', { hidden: false });
    vi.advanceTimersByTime(pingEvery);
    expect(ask).toHaveBeenCalledTimes(1);
    watch.stop();
    vi.advanceTimersByTime(10_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
