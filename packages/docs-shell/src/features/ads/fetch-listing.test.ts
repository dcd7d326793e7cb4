import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchListing } from './fetch-listing.client';

afterEach(() => vi.unstubAllGlobals());

const never = new AbortController().signal;

/** A body without end. */
function endless(onCancel: () => void): ReadableStream {
  return new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(16 * 1024).fill(32)),
    cancel: onCancel,
  });
}

describe('fetchListing', () => {
  it.each<[string, Response | Error, unknown]>([
    ['JSON', Response.json({ ads: [] }), { ads: [] }],
    ['null', Response.json(null), null],
    ['non-ASCII characters', new Response('{"ads":["é"]}'), { ads: ['é'] }],
    ['status 500', Response.json({ ads: [] }, { status: 500 }), undefined],
    ['invalid JSON', new Response('<html>'), undefined],
    ['status 204', new Response(null, { status: 204 }), undefined],
    ['a body that is too long', new Response(JSON.stringify('a'.repeat(64 * 1024))), undefined],
    ['a network error', new TypeError('Failed to fetch'), undefined],
    ['a timeout', new DOMException('Too late', 'TimeoutError'), undefined],
  ])('handles %s', async (title, answer, expected) => {
    const onRefused = vi.fn();
    vi.stubGlobal('fetch', () =>
      answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer),
    );
    expect(await fetchListing('https://ads.example/', never, onRefused)).toEqual(expected);
    expect(onRefused).toHaveBeenCalledTimes(title === 'a network error' ? 1 : 0);
  });

  it('does not take a connection that breaks off within the body for a refused request', async () => {
    const onRefused = vi.fn();
    const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError('reset')) });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
    expect(await fetchListing('https://ads.example/', never, onRefused)).toBeUndefined();
    expect(onRefused).not.toHaveBeenCalled();
  });

  it.each([
    [200, 'reads the start of', true],
    [500, 'does not read', false],
  ])('ends the request of an endless body with status %d: %s it', async (status, _, isRead) => {
    let signal: AbortSignal | undefined;
    let isCancelled = false;
    vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
      signal = init.signal ?? undefined;
      return Promise.resolve(
        new Response(
          endless(() => (isCancelled = true)),
          { status },
        ),
      );
    });
    expect(await fetchListing('https://ads.example/', never)).toBeUndefined();
    expect(signal?.aborted).toBe(true);
    expect(isCancelled).toBe(isRead);
  });

  it('bypasses the cache and omits credentials', async () => {
    const fetch = vi.fn(() => Promise.resolve(Response.json({})));
    vi.stubGlobal('fetch', fetch);
    await fetchListing('https://ads.example/', never);
    expect(fetch).toHaveBeenCalledWith(
      'https://ads.example/',
      expect.objectContaining({ cache: 'no-store', credentials: 'omit' }),
    );
  });
});
