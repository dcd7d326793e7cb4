import type { EntryPlace, ManifestDiagnostic } from 'docs-shell/manifest/schema';
import type { Diagnostic } from 'diagnostics';
import type { LineLocator } from './locate-line';

/** Returns the line of `product.ts` for a path in the exported data. */
export type LineOf = (path: string) => number | undefined;

/**
 * Creates a function that returns the line of the nearest enclosing entry's pathname or, outside the pages, of the
 * definition's own key.
 */
export function createLineOf(entries: readonly EntryPlace[], locator: LineLocator): LineOf {
  return (path) => {
    const position = entries.findLastIndex((entry) => encloses(entry.path, path));
    const entry = entries[position];
    if (entry) {
      const earlier = entries.slice(0, position).filter(({ source }) => source === entry.source);
      return locator.ofPathname(entry.source, earlier.length);
    }
    const [, index = '0', keys = ''] = /^(?:\[(\d+)\]\.?)?([\w.]*)/.exec(path) ?? [];
    return keys === '' ? undefined : locator.ofKeys(keys.split('.'), Number(index));
  };
}

/** Adds file and line to a diagnostic of the validation. */
export function locateDiagnostic(
  diagnostic: ManifestDiagnostic,
  file: string,
  lineOf: LineOf,
): Diagnostic {
  const line = lineOf(diagnostic.path);
  return { file, ...(line !== undefined && { line }), ...diagnostic };
}

function encloses(outer: string, path: string): boolean {
  return path === outer || path.startsWith(`${outer}.`);
}
