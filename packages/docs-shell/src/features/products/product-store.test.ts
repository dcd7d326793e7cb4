import { expect, it, vi } from 'vitest';
import type { JsonAnswer } from '../../client/fetch-json';
import { parseSiteProducts } from './site-products';
import { createProductStore } from './product-store.client';

const products = parseSiteProducts('paint /paint,home ');
const [paint = { id: '', rootPath: '' }, home = paint] = products;

function published(id: string, rootPath: string): JsonAnswer {
  const identity = { id, name: `The ${id}`, tagline: 'A line' };
  return { kind: 'found', value: { schemaVersion: 1, rootPath, identity, versions: [] } };
}

function openStorage() {
  const items = new Map<string, string>();
  return {
    get: (key: string) => items.get(key) ?? null,
    set: (key: string, value: string) => Boolean(items.set(key, value)),
  };
}

it('requests each manifest once and stores it', async () => {
  const storage = openStorage();
  const load = vi.fn(async (url: string) =>
    url === '/docs-manifest.json' ? published('home', '') : published('paint', '/paint'),
  );
  const store = createProductStore(products, storage, load);
  expect(store.summaries().size).toBe(0);
  await Promise.all([store.refresh(paint), store.refresh(paint), store.refresh(home)]);
  expect(load.mock.calls.map(([url]) => url)).toEqual([
    '/paint/docs-manifest.json',
    '/docs-manifest.json',
  ]);
  expect([...store.summaries().keys()]).toEqual(['paint', 'home']);

  const later = createProductStore(products, storage, async () => ({ kind: 'failed' }));
  await later.refresh(paint);
  expect(later.summaries().get('paint')?.name).toBe('The paint');
});
