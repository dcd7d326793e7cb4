import { afterEach, expect, it, vi } from 'vitest';
import { fetchJson } from './fetch-json';

afterEach(() => vi.unstubAllGlobals());

it('stops the download of a body that is too long', async () => {
  let signal: AbortSignal | null | undefined;
  let bytes = 0;
  const endless = new ReadableStream({
    pull(controller) {
      bytes += 16 * 1024;
      controller.enqueue(new Uint8Array(16 * 1024).fill(32));
    },
  });
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    signal = init.signal;
    return Promise.resolve(new Response(endless));
  });
  expect(await fetchJson('/a.json', { maxBytes: 100_000 })).toEqual({ kind: 'failed' });
  expect(signal?.aborted).toBe(true);
  expect(bytes).toBeLessThan(200_000);
});

it.each<[string, Response | Error, unknown]>([
  ['JSON', new Response('{"a":"é"}'), { kind: 'found', value: { a: 'é' } }],
  ['no JSON', new Response('<html>'), { kind: 'failed' }],
  ['204', new Response(null, { status: 204 }), { kind: 'gone' }],
  ['404', new Response('', { status: 404 }), { kind: 'gone' }],
  ['500', new Response('{}', { status: 500 }), { kind: 'failed' }],
  ['a network error', new TypeError('Failed to fetch'), { kind: 'failed' }],
])('handles %s', async (_, answer, expected) => {
  vi.stubGlobal('fetch', () =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer),
  );
  expect(await fetchJson('/a.json')).toEqual(expected);
});
