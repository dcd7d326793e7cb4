import { dropBuilds } from './edit-book';
import { findUnused } from './find-unused';
import type { Library } from './library';

/** Deletes caches that nobody needs any more, and those of ours that the book does not know. */
export async function clearAway({ scope, names, shelf, ledger }: Library): Promise<void> {
  // In this order: a cache is made after its build is in the book.
  const caches = await shelf.listCaches();
  const tabs = await scope.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const places = tabs.map(({ id, url }) => ({ id, path: new URL(url).pathname }));
  const unused: string[] = [];
  const book = await ledger.edit((before) => {
    unused.push(...findUnused(before, places));
    return unused.length > 0 ? dropBuilds(before, unused) : before;
  });
  const known = new Set([names.book, ...book.builds.map(({ cache }) => cache)]);
  for (const cache of caches) {
    if (!known.has(cache)) {
      await shelf.drop(cache);
    }
  }
}
