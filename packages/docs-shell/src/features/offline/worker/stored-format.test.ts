import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { digestOf } from './fetch-file';
import { MemoryCache } from './memory-caches.fixture';
import { buildOf, type Site } from './test-context.fixture';
import { createWorkerHost } from './worker-host.fixture';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const fetchedAt = '2026-11-01T12:00:00.000Z';
const saved = { at: Date.parse(fetchedAt), bytes: 300 };
const visited = { address: '/paint/a/', title: 'A', at: Date.parse(fetchedAt) };

/** The index as released workers wrote it. It is a literal, because browsers still hold this text. */
const storedIndex = JSON.stringify({
  version: 1,
  builds: [
    {
      cache: 'docs-offline / paint 1',
      product: 'paint',
      name: 'Paint',
      rootPath: '/paint',
      buildId: '1',
      pages: [visited],
      saved,
    },
  ],
  clients: {},
});

/** Starts the worker on a device whose caches a released worker has filled. */
async function updateWorker() {
  const server: { site?: Site } = {};
  const host = await createWorkerHost(async (address) => {
    if (!server.site) throw new TypeError('Failed to fetch');
    const text = server.site.get(address);
    return new Response(text ?? '', { status: text === undefined ? 404 : 200 });
  });
  const index = new MemoryCache(host.freeSpace);
  await index.put('/docs-offline-book.json', new Response(storedIndex));
  const build = new MemoryCache(host.freeSpace);
  for (const [address, text] of buildOf('1', { version: 1 })) {
    const headers = {
      'Content-Type': 'text/html',
      'x-docs-digest': await digestOf(new TextEncoder().encode(text)),
      'x-docs-date': fetchedAt,
    };
    await build.put(address, new Response(text, { headers }));
  }
  host.caches.set('docs-offline / book', index);
  host.caches.set('docs-offline / paint 1', build);
  const view = (address: string) => {
    const page = { type: 'shown', address, title: 'A', rootPath: '/paint', resources: [] };
    return host.settle(host.send(page, 'tab').answer);
  };
  return { server, host, view };
}

it('shows the pages that a released worker has cached', async () => {
  const { host } = await updateWorker();
  await host.install();
  const html = await (await host.navigate('/paint/a/', 'tab')).text();
  expect(html).toContain('/paint/a/ 1');
  expect(html).toContain(`data-saved-copy="${fetchedAt}"`);
  const boot = await host.load('/_assets/boot-1.js', 'tab');
  expect(await boot.text()).toBe('boot 1');
  expect(await host.settle(host.send({ type: 'list' }, 'tab').answer)).toEqual([
    {
      rootPath: '/paint',
      name: 'Paint',
      saved,
      isOutdated: false,
      pages: [{ address: '/paint/a/', title: 'A' }],
    },
  ]);
});

it('caches further pages of a build whose manifest a released worker has cached', async () => {
  const { server, host, view } = await updateWorker();
  server.site = buildOf('1', { version: 1 });
  server.site.delete('/paint/docs-files.json');
  expect(await view('/paint/')).toEqual({ isKept: true });
  expect([...host.caches.keys()]).toEqual(['docs-offline / book', 'docs-offline / paint 1']);
});

it('keeps the saved build of a released worker until the product is saved again', async () => {
  const { server, host, view } = await updateWorker();
  server.site = buildOf('2');
  expect(await view('/paint/')).toEqual({ isKept: true });
  expect(await host.settle(host.send({ type: 'list' }, 'tab').answer)).toMatchObject([
    { rootPath: '/paint', saved, isOutdated: true },
  ]);
  await host.settle(host.send({ type: 'save', rootPath: '/paint' }, 'tab').answer);
  await host.waitUntilIdle();
  expect([...host.caches.keys()]).toEqual(['docs-offline / book', 'docs-offline / paint 2']);
  delete server.site;
  expect(await (await host.navigate('/paint/a/', 'tab')).text()).toContain('/paint/a/ 2');
});
