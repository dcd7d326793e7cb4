interface StoredResponse {
  readonly bytes: ArrayBuffer;
  readonly headers: Headers;
}

/** A cache in memory with the methods that the worker uses. */
export class MemoryCache {
  readonly entries = new Map<string, StoredResponse>();
  /** Free storage, shared by all caches. */
  private readonly freeSpace: { bytes: number };
  constructor(freeSpace: { bytes: number }) {
    this.freeSpace = freeSpace;
  }
  async match(address: string) {
    const stored = this.entries.get(address);
    return stored && new Response(stored.bytes, { headers: stored.headers });
  }
  async put(address: string, response: Response) {
    const bytes = await response.arrayBuffer();
    const more = bytes.byteLength - (this.entries.get(address)?.bytes.byteLength ?? 0);
    if (more > this.freeSpace.bytes)
      throw new DOMException('There is no space left.', 'QuotaExceededError');
    this.freeSpace.bytes -= more;
    this.entries.set(address, { bytes, headers: response.headers });
  }
  async delete(address: string) {
    this.freeSpace.bytes += this.entries.get(address)?.bytes.byteLength ?? 0;
    return this.entries.delete(address);
  }
  async keys() {
    return [...this.entries.keys()].map((address) => ({ url: `https://docs.example${address}` }));
  }
}

/** Creates a Cache Storage in memory with limited space. */
export function createMemoryCaches() {
  const freeSpace = { bytes: 1_000_000 };
  const caches = new Map<string, MemoryCache>();
  const storage = {
    has: async (name: string) => caches.has(name),
    open: async (name: string) => {
      const cache = caches.get(name) ?? new MemoryCache(freeSpace);
      caches.set(name, cache);
      return cache;
    },
    delete: async (name: string) => {
      for (const { bytes } of caches.get(name)?.entries.values() ?? []) {
        freeSpace.bytes += bytes.byteLength;
      }
      return caches.delete(name);
    },
    keys: async () => [...caches.keys()],
  };
  return { freeSpace, caches, storage };
}
