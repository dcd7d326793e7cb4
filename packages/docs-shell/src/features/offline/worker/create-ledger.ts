import { formatBook, parseBook, type Book } from './book';

/** The book of the worker, where it lies. */
export interface Ledger {
  read(): Promise<Book>;
  /** Reads, changes and writes in one go: nobody else writes meanwhile. Answers what was written. */
  edit(change: (book: Book) => Book): Promise<Book>;
}

const address = '/docs-offline-book.json';

/** Opens the book. A worker that is being installed and the one that serves may write at the same time. */
export function createLedger(caches: CacheStorage, cacheName: string, locks: LockManager): Ledger {
  const read = async () => {
    const response = await (await caches.open(cacheName)).match(address);
    return parseBook(await response?.text());
  };
  return {
    read,
    edit: (change) =>
      locks.request(`${cacheName} edit`, async () => {
        const before = await read();
        const after = change(before);
        if (after !== before) {
          const cache = await caches.open(cacheName);
          await cache.put(address, new Response(formatBook(after)));
        }
        return after;
      }),
  };
}
