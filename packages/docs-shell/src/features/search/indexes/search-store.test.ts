import { afterEach, expect, it, vi } from 'vitest';
import { registryLimits } from '../../../registry';
import { searchProducts, parseQuery } from '../engine';
import { sampleIndex } from './search-indexes.fixture';
import { createSearchStore } from './search-store.client';

afterEach(() => vi.unstubAllGlobals());

it('searches the current product of a site with the most products, while no other answers', async () => {
  const others = Array.from({ length: registryLimits.products - 1 }, (_, at) => ({
    id: `other-${at}`,
    rootPath: `/other-${at}`,
  }));
  const requests: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    requests.push(address);
    return address === '/sample/search-en.json'
      ? Promise.resolve(Response.json(sampleIndex))
      : new Promise(() => undefined);
  });
  const onChange = vi.fn();
  const store = createSearchStore({
    registry: {
      products: () => [...others, { id: 'sample', rootPath: '/sample' }],
      refresh: async () => false,
    },
    productStore: { summaries: () => new Map(), refresh: async () => undefined },
    currentProduct: 'sample',
    language: 'en',
    onChange,
  });
  store.load();
  expect(requests).toHaveLength(registryLimits.products);
  expect(requests[0]).toBe('/sample/search-en.json');
  await expect.poll(() => onChange).toHaveBeenCalledTimes(1);
  const [group] = searchProducts(store.catalogs(), parseQuery('dialog'), {});
  expect(group?.hits[0]?.entry.href).toBe('/sample/dialog/');
});
