import { expect, it, vi } from 'vitest';
import { openMemoryCache } from './open-memory-cache';

it('keeps the values that were used last, and no errors', async () => {
  const cache = openMemoryCache<{ readonly text: string }>(2);
  const make = vi.fn((text: string) => ({ text }));
  const get = (text: string) => cache.get(['a', text], () => make(text));
  for (const text of ['one', 'two', 'one', 'three', 'one', 'two']) {
    expect(await get(text)).toEqual({ text });
  }
  expect(make.mock.calls.flat()).toEqual(['one', 'two', 'three', 'two']);
  await expect(cache.get(['b'], () => Promise.reject(new Error('No.')))).rejects.toThrow('No.');
  expect(await cache.get(['b'], () => ({ text: 'b' }))).toEqual({ text: 'b' });
});
