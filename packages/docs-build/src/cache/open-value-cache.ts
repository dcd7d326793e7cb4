import { contentKey } from './content-key';
import { openDiskCache } from './disk-cache';

/** Values that take long to make, by what they are made of, kept from one run to the next. */
export interface ValueCache<T> {
  /** Returns what was made of the same parts before, or what `make` makes of them now. */
  get(parts: readonly unknown[], make: () => Promise<T> | T): Promise<T>;
}

/**
 * Opens the values of one stage below a cache folder: plain data, which only this stage writes.
 *
 * @param isKept tells which values are kept; by default all
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
