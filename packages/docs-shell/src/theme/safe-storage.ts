/** A web storage that is empty where it is blocked and says so where nothing can be written. */
export interface SafeStorage {
  readonly get: (key: string) => string | null;
  /** Answers whether the value was stored. */
  readonly set: (key: string, value: string) => boolean;
}

/** Wraps a storage; even to name it may throw, hence the function. */
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
