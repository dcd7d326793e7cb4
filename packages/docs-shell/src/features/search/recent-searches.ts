import type { SafeStorage } from '../../client/safe-storage';

const storageKey = 'docs-recent-searches';
const most = 5;

/** What the reader searched for and found, newest first. */
export function readRecentSearches(storage: SafeStorage): readonly string[] {
  return (storage.get(storageKey) ?? '').split('\n').filter(Boolean).slice(0, most);
}

/** Puts a search in front of the others. */
export function rememberSearch(storage: SafeStorage, text: string): void {
  const query = text.replaceAll(/\s+/g, ' ').trim().slice(0, 100);
  if (query !== '') {
    const others = readRecentSearches(storage).filter((other) => other !== query);
    storage.set(storageKey, [query, ...others].slice(0, most).join('\n'));
  }
}

/** Forgets all searches. */
export function forgetSearches(storage: SafeStorage): void {
  storage.set(storageKey, '');
}
