import { LRUCache } from 'lru-cache';
import { contentKey } from './content-key';
import type { ValueCache } from './open-value-cache';

/**
 * Opens a cache in the memory of the process.
 *
 * @param max number of values that are kept, those used last
 */
export function openMemoryCache<T extends object>(max: number): ValueCache<T> {
  const values = new LRUCache<string, T>({ max });
  return {
    async get(parts, make) {
      const key = contentKey(parts);
      const known = values.get(key);
      if (known) return known;
      const value = await make();
      values.set(key, value);
      return value;
    },
  };
}
