import { contentKey } from './content-key';
import { openDiskCache } from './disk-cache';

/** A cache of values that are expensive to compute. The key of a value is its input. */
export interface ValueCache<T> {
  /** Returns the cached value for the same parts, or computes it with `make`. */
  get(parts: readonly unknown[], make: () => Promise<T> | T): Promise<T>;
}

/**
 * Opens the cache of one stage. Values are plain data, and only this stage writes them.
 *
 * @param cacheDir absolute path of the folder of all caches
 * @param stage name of the folder of these entries
 * @param isKept returns whether a value is cached. By default all are
 */
export function openValueCache<T>(
  cacheDir: string,
  stage: string,
  isKept: (value: T) => boolean = () => true,
): ValueCache<T> {
  const disk = openDiskCache(cacheDir);
  return {
    async get(parts, make) {
      const key = contentKey(parts);
      const known = (await disk.read(stage, key)) as T | undefined;
      if (known !== undefined) return known;
      const value = await make();
      if (isKept(value)) await disk.write(stage, key, value);
      return value;
    },
  };
}
