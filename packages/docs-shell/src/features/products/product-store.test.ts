import { expect, it, vi } from 'vitest';
import type { JsonAnswer } from '../../client/fetch-json';
import { parseProductPlaces } from './product-places';
import { createProductStore } from './product-store.client';

const places = parseProductPlaces('paint /paint,home ');
const [paint = { id: '', rootPath: '' }, home = paint] = places;

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

it('asks each product once and remembers what it said', async () => {
  const storage = openStorage();
  const load = vi.fn(async (url: string) =>
    url === '/docs-manifest.json' ? published('home', '') : published('paint', '/paint'),
  );
  const store = createProductStore(places, storage, load);
  expect(store.copies().size).toBe(0);
  await Promise.all([store.refresh(paint), store.refresh(paint), store.refresh(home)]);
  expect(load.mock.calls.map(([url]) => url)).toEqual([
    '/paint/docs-manifest.json',
    '/docs-manifest.json',
  ]);
  expect([...store.copies().keys()]).toEqual(['paint', 'home']);

  const later = createProductStore(places, storage, async () => ({ kind: 'failed' }));
  await later.refresh(paint);
  expect(later.copies().get('paint')?.name).toBe('The paint');
});
