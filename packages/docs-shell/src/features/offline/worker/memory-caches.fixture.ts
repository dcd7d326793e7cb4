interface StoredResponse {
  readonly bytes: ArrayBuffer;
  readonly headers: Headers;
}

/** A cache in memory, as far as the worker uses it. */
export class MemoryCache {
  readonly entries = new Map<string, StoredResponse>();
  /** Bytes that still fit into all caches. */
  private readonly room: { bytes: number };
  constructor(room: { bytes: number }) {
    this.room = room;
  }
  async match(address: string) {
    const stored = this.entries.get(address);
    return stored && new Response(stored.bytes, { headers: stored.headers });
  }
  async put(address: string, response: Response) {
    const bytes = await response.arrayBuffer();
    const more = bytes.byteLength - (this.entries.get(address)?.bytes.byteLength ?? 0);
    if (more > this.room.bytes) throw new DOMException('There is no room.', 'QuotaExceededError');
    this.room.bytes -= more;
    this.entries.set(address, { bytes, headers: response.headers });
  }
  async delete(address: string) {
    this.room.bytes += this.entries.get(address)?.bytes.byteLength ?? 0;
    return this.entries.delete(address);
  }
  async keys() {
    return [...this.entries.keys()].map((address) => ({ url: `https://docs.example${address}` }));
  }
}

/** Caches in memory, and the room that is left for all of them. */
export function createMemoryCaches() {
  const room = { bytes: 1_000_000 };
  const caches = new Map<string, MemoryCache>();
  const storage = {
    has: async (name: string) => caches.has(name),
    open: async (name: string) => {
      const cache = caches.get(name) ?? new MemoryCache(room);
      caches.set(name, cache);
      return cache;
    },
    delete: async (name: string) => {
      for (const { bytes } of caches.get(name)?.entries.values() ?? []) {
        room.bytes += bytes.byteLength;
      }
      return caches.delete(name);
    },
    keys: async () => [...caches.keys()],
  };
  return { room, caches, storage };
}
