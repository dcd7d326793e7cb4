import type { LocatedEntry } from './collect-entries';
import type { DefinitionDiagnostic } from './types';

/** Reports pathnames that occur twice in the entries of one product, with both places. */
export function findDuplicates(entries: readonly LocatedEntry[]): readonly DefinitionDiagnostic[] {
  const first = new Map<string, LocatedEntry>();
  return entries.flatMap((entry) => {
    const earlier = first.get(entry.pathname);
    if (earlier === undefined) {
      first.set(entry.pathname, entry);
      return [];
    }
    return [
      {
        path: `${entry.path}.pathname`,
        code: 'DOCS2005',
        received: `${entry.pathname} at ${earlier.path} and again at ${entry.path}`,
        expected: 'each pathname once',
        hint: `Remove one of the two entries, or give ${entry.path} a pathname of its own.`,
      },
    ];
  });
}
