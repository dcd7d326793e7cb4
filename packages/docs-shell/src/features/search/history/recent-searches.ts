import type { SafeStorage } from '../../../client/safe-storage';

const storageKey = 'docs-recent-searches';
const maxSearches = 5;
/** In characters. */
const maxLength = 100;

/** Returns the searches after which the reader opened a hit, newest first. */
export function readRecentSearches(storage: SafeStorage): readonly string[] {
  return (storage.get(storageKey) ?? '').split('\n').filter(Boolean).slice(0, maxSearches);
}

/** Stores a search as the newest one. */
export function storeRecentSearch(storage: SafeStorage, text: string): void {
  const query = text.replaceAll(/\s+/g, ' ').trim().slice(0, maxLength);
  if (query !== '') {
    const others = readRecentSearches(storage).filter((other) => other !== query);
    storage.set(storageKey, [query, ...others].slice(0, maxSearches).join('\n'));
  }
}

/** Removes all searches. */
export function clearRecentSearches(storage: SafeStorage): void {
  storage.set(storageKey, '');
}
