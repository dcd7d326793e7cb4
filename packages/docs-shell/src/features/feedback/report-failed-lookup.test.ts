import { afterEach, expect, it, vi } from 'vitest';
import { reportFailedLookup } from './report-failed-lookup.client';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [{}, 1],
  [{ doNotTrack: '0' }, 1],
  [{ doNotTrack: '1' }, 0],
  [{ globalPrivacyControl: true }, 0],
])('from a browser with %o sends %i reports', (browser, count) => {
  const send = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('fetch', send);
  reportFailedLookup('/api/feedback', { kind: 'empty-search', product: 'paint', query: 'xqzvw' });
  expect(send).toHaveBeenCalledTimes(count);
});
