import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findAd } from './find-ad.client';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const found = { ads: [{ statlink: 'https://go.example/', company: 'A' }] };
const empty = { ads: [{ company: 'A' }] };

/** Runs `findAd` with these responses; the last one repeats. */
async function find(answers: readonly unknown[], abortAfter = Infinity) {
  const times: number[] = [];
  const start = Date.now();
  const stop = new AbortController();
  const result = findAd({
    listingUrl: 'https://ads.example/',
    hosts: [],
    signal: stop.signal,
    fetchListing: () => {
      times.push(Date.now() - start);
      if (times.length === abortAfter) stop.abort();
      return Promise.resolve(answers[Math.min(times.length, answers.length) - 1]);
    },
  });
  await vi.runAllTimersAsync();
  return { company: (await result)?.company, times };
}

describe('findAd', () => {
  it.each<[string, readonly unknown[], string | undefined, number]>([
    ['returns the first ad', [found], 'A', 1],
    ['requests again if the listing is empty', [empty, empty, found], 'A', 3],
    ['makes ten requests', [...Array<unknown>(9).fill(empty), found], 'A', 10],
    ['does not make eleven requests', [...Array<unknown>(10).fill(empty), found], undefined, 10],
    ['requests again after failures', [undefined, undefined, found], 'A', 3],
    ['makes ten requests if all fail', [undefined], undefined, 10],
  ])('%s', async (_, answers, company, count) => {
    const result = await find(answers);
    expect(result.company).toBe(company);
    expect(result.times).toHaveLength(count);
  });

  it('waits longer after each failure, but not after an empty listing', async () => {
    expect((await find([undefined])).times).toEqual([
      0, 100, 300, 600, 1000, 1500, 2100, 2800, 3600, 4500,
    ]);
    expect((await find([empty])).times).toEqual(Array(10).fill(0));
  });

  it('stops when the signal is aborted', async () => {
    expect(await find([undefined], 3)).toEqual({ company: undefined, times: [0, 100, 300] });
  });
});
