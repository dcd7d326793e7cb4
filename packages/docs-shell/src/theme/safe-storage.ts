/** Web storage that never throws: it is empty if it is blocked. */
export interface SafeStorage {
  readonly get: (key: string) => string | null;
  /** Returns whether the value was stored. */
  readonly set: (key: string, value: string) => boolean;
}

/**
 * Wraps a storage.
 * @param open Returns the storage: `() => localStorage`. Access to it may throw.
 */
export function createSafeStorage(open: () => Storage): SafeStorage {
  return {
    get(key) {
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        open().setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
  };
}
