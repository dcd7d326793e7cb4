import { afterEach, expect, it, vi } from 'vitest';
import { createCacheNames } from './cache-store';
import { findCopy } from './respond-to-file';
import { buildOf, createTestContext } from './test-context.fixture';
import { cacheVisitedPage } from './visited-pages';

afterEach(() => vi.unstubAllGlobals());

const viewed = { address: '/paint/a/', rootPath: '/paint', title: 'A', resources: [] };

it('recognizes its own caches', () => {
  const names = createCacheNames('/');
  expect(names.isOurs(names.build('paint', 'abc'))).toBe(true);
  expect(names.isOurs(names.index)).toBe(true);
  expect(names.isOurs(createCacheNames('/other/').index)).toBe(false);
  expect(names.isOurs('docs-offline-of-others')).toBe(false);
  expect(names.isOurs('workbox-precache-v2-https://docs.example/')).toBe(false);
});

it('derives the type of a copy from its address, not from the stored header', async () => {
  const test = createTestContext();
  test.deploy(buildOf('1'));
  await cacheVisitedPage(test.context, viewed, { received: undefined, client: 'tab' });
  const types = async () => {
    const copies = ['/_assets/style-1.css', '/_assets/boot-1.js', '/paint/a/'].map((address) =>
      findCopy(test.context, address),
    );
    return (await Promise.all(copies)).map((copy) => copy?.headers.get('content-type'));
  };
  // The server of these tests sends everything as text/plain.
  const right = ['text/css', 'text/javascript', 'text/html'].map(
    (type) => `${type}; charset=utf-8`,
  );
  expect(await types()).toEqual(right);
  // A copy that an older worker stored.
  const [build] = (await test.context.index.read()).builds;
  const entry = test.caches.get(build?.cache ?? '')?.entries.get('/_assets/style-1.css');
  entry?.headers.set('content-type', 'text/plain');
  expect(await types()).toEqual(right);
});

it('keeps the policies of a page, and no other header of the server', async () => {
  const { context } = createTestContext();
  const headers = new Headers({
    'content-security-policy': "default-src 'self'",
    'content-encoding': 'gzip',
    'set-cookie': 'a=b',
    'x-server': 'old',
  });
  await context.store.put('c', '/paint/', { bytes: new ArrayBuffer(0), headers });
  const copy = await context.store.read('c', '/paint/');
  expect([...(copy?.headers.keys() ?? [])]).toEqual([
    'content-security-policy',
    'content-type',
    'x-docs-date',
    'x-docs-digest',
  ]);
});
