import type { EntryPlace } from './collect-entries';
import type { ManifestFault } from './types';

/** Reports pathnames that occur twice in the entries of one product, with both places. */
export function findDuplicates(entries: readonly EntryPlace[]): readonly ManifestFault[] {
  const first = new Map<string, EntryPlace>();
  return entries.flatMap((entry) => {
    const earlier = first.get(entry.pathname);
    if (earlier === undefined) {
      first.set(entry.pathname, entry);
      return [];
    }
    return [
      {
        path: `${entry.path}.pathname`,
        pathname: entry.pathname,
        found: `${entry.pathname} at ${earlier.path} and again at ${entry.path}`,
        expected: 'each pathname once',
        fix: `Remove one of the two entries, or give ${entry.path} a pathname of its own.`,
      },
    ];
  });
}
